import type { CommandWords, OptionWords } from './model.js'

/** The script for fish, for a file below ~/.config/fish/completions. */
export function fish(commands: readonly CommandWords[]): string {
  const named = commands.filter(({ name }) => name !== '')
  const names = named.map(({ name }) => name).join(' ')
  return `# fish completion for mcp-lint, made by: mcp-lint completion fish
${commands.flatMap(command => linesOf(command, names)).join('\n')}
${named.map(({ name, says }) => `complete -c mcp-lint -n 'not __fish_seen_subcommand_from ${names}' -a ${name} -d ${quoted(says)}`).join('\n')}
`
}

function linesOf({ name, options, words }: CommandWords, names: string): string[] {
  const where = name === '' ? `not __fish_seen_subcommand_from ${names}` : `__fish_seen_subcommand_from ${name}`
  const start = `complete -c mcp-lint -n '${where}'`
  return [
    ...options.map(option => `${start} ${optionOf(option)} -d ${quoted(option.says)}`),
    ...(words ? [`${start} -f -a ${quoted(words.join(' '))}`] : []),
  ]
}

function optionOf({ names, value }: OptionWords): string {
  const flags = names.map(name => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ')
  if (value === 'none') return flags
  return value === 'any' ? `${flags} -r` : `${flags} -x -a ${quoted(value.join(' '))}`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
