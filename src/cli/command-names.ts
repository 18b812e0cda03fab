/** The commands by name, for what has to know them before they are set up. */
export const commandNames = [
  'lint',
  'inspect',
  'headers',
  'compat',
  'lock',
  'rules',
  'clients',
  'targets',
  'explain',
  'init',
  'completion',
] as const
