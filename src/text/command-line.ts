import { MASK, maskPlaceholders } from './mask.js'
import { isLauncher, programName } from './program.js'
import { shellSign } from './shell-signs.js'
import { maskQuotes, splitWords, type Words } from './shell-words.js'

/** What the `command` of a config is. Clients start it as one program name, without a shell. */
export type CommandReading =
  /** One program, nothing to say: paths with blanks and templates too. */
  | { readonly kind: 'program' }
  | { readonly kind: 'empty' }
  /** The quote marks would be taken for a part of the name. */
  | { readonly kind: 'quoted'; readonly program: string }
  /** Text for a shell; `sign` gave it away. */
  | { readonly kind: 'shell'; readonly sign: string }
  /** A program and its arguments. Where not `sure`, the split has two readings. */
  | { readonly kind: 'line'; readonly program: string; readonly words: string[]; readonly sure: boolean }

const PROGRAM: CommandReading = { kind: 'program' }
const SEPARATOR = /[/\\]/
const WINDOWS_PROGRAM = /\.(?:exe|cmd|bat|com)$/i
const PROGRAM_END = /\.(?:exe|cmd|bat|com|ps1|sh|py|js|mjs|cjs|jar|rb|pl)$/i
/** Folders that hold programs, so that what stands in them is one. */
const PROGRAM_FOLDER = /[/\\](?:s?bin|shims|scripts)[/\\][^/\\]*$/i
/** `-x`, `--long`, `--long=/a/path`, and none of `-name/of/a/folder`. */
const FLAG = /^--?[A-Za-z?][^/\\=]*(?:=|$)|^--$/
/** A word that begins a path of its own, so it continues none. */
const NEW_PATH = /^(?:\/|\.{1,2}(?:[/\\]|$)|~[/\\]|[A-Za-z]:[/\\]|[A-Za-z][A-Za-z0-9+.-]{1,24}:\/\/)/

/** Judges a command as a program name. Blanks at its ends are left to others. */
export function readCommand(text: string): CommandReading {
  const command = text.trim()
  if (command === '') return { kind: 'empty' }
  const masked = maskPlaceholders(command)
  const split = splitWords(command, masked)
  const unquoted = maskQuotes(masked, MASK)
  const [first] = split.words
  if (split.words.length === 1 && first?.quoted && isMark(masked[0])) {
    return first.value.trim() === '' ? { kind: 'empty' } : { kind: 'quoted', program: first.value }
  }
  const sign = shellSign(unquoted)
  if (sign !== undefined) return { kind: 'shell', sign }
  return split.words.length < 2 ? PROGRAM : readWords(command, masked, split)
}

const isMark = (char: string | undefined): boolean => char === '"' || char === "'"

function readWords(command: string, masked: string, split: Words): CommandReading {
  const line: Line = { command, words: split.words.map(word => masked.slice(word.start, word.end)), split }
  const first = line.words[0] ?? ''
  if (isMark(first[0]) && split.words[0]?.quoted) return cut(line, 1, true)
  if (first[0] === MASK) return readTemplate(line)
  if (!SEPARATOR.test(first)) return readName(line)
  return isLauncherPath(first) ? readLauncher(line) : readPath(line)
}

/** A command cut into words; `words` with placeholders blotted out. */
interface Line {
  readonly command: string
  readonly words: readonly string[]
  readonly split: Words
}

/** The first word is a plain name, so what follows are arguments; unless the name itself may hold a blank (`My Tool.exe`). */
function readName(line: Line): CommandReading {
  const [first = '', ...rest] = line.words
  if (isLauncher(programName(first))) return cut(line, 1, !splitsPath(rest))
  const at = rest.findIndex(word => isFlag(word) || NEW_PATH.test(word))
  const before = at < 0 ? rest : rest.slice(0, at)
  // A path may start with a folder whose name has a blank: `My Tools/bin/run`.
  if (before.some(word => SEPARATOR.test(word) && !word.startsWith('@'))) return at < 0 ? PROGRAM : cut(line, 1, false)
  if (at < 0 && isProse(line.words)) return PROGRAM
  const isOneName = rest.length <= 2 && WINDOWS_PROGRAM.test(rest[rest.length - 1] ?? '')
  return cut(line, 1, !isOneName)
}

/** A path among the arguments that goes on behind a blank: where it ends cannot be told. */
function splitsPath(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    return at > 0 && NEW_PATH.test(before) && /^[^-@"'][^:]*[/\\]/.test(word) && !NEW_PATH.test(word)
  })
}

/** Words that stand in instructions (`path to node`, `YOUR COMMAND HERE`) and in no command line. */
const INSTRUCTION =
  /^(?:the|my|your|yours|path|paths|here|see|enter|insert|put|full|absolute|relative|some|command|example|readme|todo|\(.*|.*\))$/i

/** Names of applications (`Google Chrome`) and instructions to the reader. */
function isProse(words: readonly string[]): boolean {
  return words.some(word => INSTRUCTION.test(word)) || words.every(word => /^\p{Lu}/u.test(word))
}

/** `/usr/bin/python`, and not the first half of `/home/me/Python Projects`. */
function isLauncherPath(first: string): boolean {
  const base = first.slice(Math.max(first.lastIndexOf('/'), first.lastIndexOf('\\')) + 1)
  return isLauncher(programName(first)) && (WINDOWS_PROGRAM.test(base) || base === base.toLowerCase())
}

/** `/opt/node src/index.js` runs a script, `/opt/node tools/bin/x` may be one path with a blank. */
function readLauncher(line: Line): CommandReading {
  const [first = '', second = '', ...rest] = line.words
  const continues = SEPARATOR.test(second) && !NEW_PATH.test(second) && !/^[-@"'\uE000]/.test(second)
  if (!continues || WINDOWS_PROGRAM.test(first) || PROGRAM_FOLDER.test(first)) return cut(line, 1, true)
  return PROGRAM_END.test(rest[rest.length - 1] ?? second) || rest.some(isFlag) ? cut(line, 1, false) : PROGRAM
}

/** A variable or template first: what it stands for is unknown, so no split is sure. */
function readTemplate(line: Line): CommandReading {
  const [first = '', ...rest] = line.words
  const flag = rest.findIndex(isFlag)
  if (flag >= 0) return cut(line, flag + 1, false)
  if (line.words.every(word => word.replaceAll(MASK, '') === '')) return PROGRAM
  if (!SEPARATOR.test(first) || PROGRAM_END.test(first) || isLauncher(programName(first))) return cut(line, 1, false)
  const continues = rest.some(word => SEPARATOR.test(word)) || PROGRAM_END.test(rest[rest.length - 1] ?? '')
  return continues && !rest.some(word => NEW_PATH.test(word)) ? PROGRAM : cut(line, 1, false)
}

/**
 * The first word belongs to a path. A program's ending, a flag or the start of another path ends it; otherwise its blanks are
 * part of folder names.
 */
function readPath(line: Line): CommandReading {
  const { words } = line
  const stop = words.findIndex((word, at) => at > 0 && (isFlag(word) || NEW_PATH.test(word)))
  const before = words.slice(0, stop < 0 ? words.length - 1 : stop)
  const ending = before.findIndex(word => PROGRAM_END.test(word))
  if (ending >= 0) return cut(line, ending + 1, endsSurely(before, ending))
  return stop < 0 ? PROGRAM : cut(line, stop, stop === 1)
}

/** `C:\Program Files\x.exe` ends a program; in `/opt/tool serve app.js` the ending may be that of an argument. */
function endsSurely(words: readonly string[], ending: number): boolean {
  const word = words[ending] ?? ''
  return ending === 0 || WINDOWS_PROGRAM.test(word) || SEPARATOR.test(word)
}

const isFlag = (word: string): boolean => FLAG.test(word)

/** The first `count` words are the program (with the blanks between them), the others its arguments. */
function cut({ command, split }: Line, count: number, sure: boolean): CommandReading {
  const [first, last] = [split.words[0], split.words[count - 1]]
  const program = count === 1 ? (first?.value ?? '') : command.slice(first?.start, last?.end)
  return {
    kind: 'line',
    program,
    words: split.words.slice(count).map(word => word.value),
    sure: sure && split.balanced,
  }
}
