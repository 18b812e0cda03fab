/** The files that hold nothing but a configuration of mcp-lint; of two in one folder the first counts. */
export const configNames = ['mcp-lint.config.json', '.mcp-lintrc.json'] as const

/** The member of package.json that may hold a configuration. */
export const packageMember = 'mcp-lint'

/** Whether a path ends in the name of a configuration file. */
export function isConfigName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return configNames.some(one => one === name)
}
