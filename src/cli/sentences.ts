import type { Option } from 'commander'
import { nearest } from '../text/near.js'
import { quote } from '../text/words.js'
import type { Stop } from './io.js'

/** What commander complains of, in a sentence that says where the help for it is. */
export function sentenceOf(
  { code, message }: Stop,
  argv: readonly string[],
  names: readonly string[],
  options: readonly Option[],
): string {
  if (code === 'commander.help') return unknownCommand(argv[argv.indexOf('help') + 1] ?? '', names)
  const [first = '', hint] = message.replace(/^error: /, '').split('\n')
  const near = /^\(Did you mean (.+)\?\)$/.exec(hint ?? '')?.[1] ?? nearOption(first, options)
  const sentence = inOurWords(first) ?? first.charAt(0).toUpperCase() + first.slice(1).replace(/\.$/, '')
  if (near) return `${sentence}; did you mean ${near}?`
  const command = argv.find(word => names.includes(word))
  return `${sentence}; see mcp-lint ${command ? `help ${command}` : '--help'}.`
}

/** Commander compares `--fial-on=never` whole, and finds nothing like it. */
function nearOption(complaint: string, options: readonly Option[]): string | undefined {
  const written = /^unknown option '(--[^=]+)=/.exec(complaint)?.[1]
  const known = options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []))
  return written === undefined ? undefined : nearest(written, known)
}

function unknownCommand(word: string, names: readonly string[]): string {
  const near = nearest(word, names)
  return `There is no command ${quote(word)}; ${near ? `did you mean ${near}?` : 'see mcp-lint --help.'}`
}

const patterns: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^unknown option '(.*)'$/s, name => `Unknown option ${quote(name)}`],
  [/^missing required argument '(.*)'$/s, name => `The argument <${name}> is missing`],
  [/^required option '(.*)' not specified$/, name => `The option ${name} is missing`],
  [/^option '(.*)' argument missing$/, name => `The option ${name} has no value`],
  [/^too many arguments for '([^']*)'/, name => `The command ${name} does not take so many arguments`],
]

function inOurWords(complaint: string): string | undefined {
  for (const [pattern, words] of patterns) {
    const name = pattern.exec(complaint)?.[1]
    if (name !== undefined) return words(name)
  }
  return undefined
}
