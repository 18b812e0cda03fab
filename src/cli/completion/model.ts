import type { Command, Option } from 'commander'
import { clients } from '../../clients/index.js'
import { codes } from '../../rules/codes.js'
import { targetWords } from '../../targets/names.js'

/** What a shell is told of an option. */
export interface OptionWords {
  /** `--format`, and `-h` where there is one. */
  readonly names: readonly string[]
  readonly says: string
  /** What may follow: nothing, one of these words, or a file or whatever the user likes. */
  readonly value: 'none' | 'any' | readonly string[]
}
/** What a shell is told of a command; the one without a name is the program itself. */
export interface CommandWords {
  readonly name: string
  readonly says: string
  readonly options: readonly OptionWords[]
  /** The words that its first argument may be; missing where that is a file. */
  readonly words?: readonly string[]
}

/** Reads all of it from the commands as they are set up, so that nothing has to be kept in step. */
export function commandWords(program: Command): CommandWords[] {
  const { commands } = program
  const names = commands.map(command => command.name())
  const help: CommandWords = { name: 'help', says: 'show the help of a command', options: [], words: names }
  return [{ ...wordsOf(program), name: '', says: '' }, ...commands.map(wordsOf), help]
}

function wordsOf(command: Command): CommandWords {
  const options = command.createHelp().visibleOptions(command).map(optionWords)
  const [argument] = command.registeredArguments
  const words = argument?.name() === 'code' ? codes : readerWords(argument?.parseArg)
  return { name: command.name(), says: command.description(), options, ...(words ? { words } : {}) }
}

/** Values that are words, but not one of a few. */
const lists: Readonly<Record<string, () => readonly string[]>> = {
  '--client': () => clients.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  '--target': () => targetWords,
  '--rule': () => codes.map(code => `${code}=`),
}

function optionWords({ short, long, flags, description, required, optional, parseArg }: Option): OptionWords {
  const takes = required || optional
  const words = lists[long ?? '']?.() ?? readerWords(parseArg)
  return {
    names: [long, short].filter(name => name !== undefined),
    says: description === '' ? flags : description,
    value: takes ? (words ?? 'any') : 'none',
  }
}

/** The words that a reader of choices.ts takes. */
function readerWords(reader: unknown): readonly string[] | undefined {
  return typeof reader === 'function' && 'words' in reader ? (reader.words as readonly string[]) : undefined
}
