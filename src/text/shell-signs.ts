import { isBlank } from './shell-words.js'

/** Words that only a shell knows, at the start of a line. */
const BUILTIN = /^(cd|pushd|export|source|set|alias|eval|unset|\.)[ \t\r\n]/
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]{0,127}\+?=)/
const DRIVE = /^(?:[A-Za-z]:[\\/]|\\\\)/
/** Operators at a word's start, the word itself included. */
const AT_START = /^(?:&&|\|\||\|&|[|;&]|(?:\d?|&)(?:>>?|<<?<?)(?:&\d?)?)/
/** Operators at a word's end. */
const AT_END = /(?:&&|\|\||[|;&]|\d>&\d)$/

/**
 * What gives a command away as text for a shell: an operator, an assignment, a builtin, a substitution. Placeholders and quoted
 * parts must be blotted out. Signs inside a word (`--filter=a;b`, a URL's `&`) count only where no word holds them by chance.
 */
export function shellSign(text: string): string | undefined {
  const builtin = BUILTIN.exec(text)?.[1]
  if (builtin) return builtin
  const assignment = ASSIGNMENT.exec(text)?.[1]
  if (assignment) return assignment
  if (text.includes('`')) return '`'
  if (text.includes('$(')) return '$('
  if (!DRIVE.test(text) && /\\[ \t]/.test(text)) return '\\ '
  return operator(text)
}

function operator(text: string): string | undefined {
  let at = 0
  let first = true
  while (at < text.length) {
    while (isBlank(text[at])) at++
    const start = at
    while (at < text.length && !isBlank(text[at])) at++
    const word = text.slice(start, at)
    const sign = AT_START.exec(word)?.[0] ?? atEnd(word) ?? /&&|\|\|/.exec(word)?.[0]
    if (sign && !(sign === '&' && isFolderName(text, start, at, first))) return sign
    first = false
  }
  return undefined
}

const atEnd = (word: string): string | undefined => AT_END.exec(word.slice(-4))?.[0]

/** A lone & inside a Windows path: `C:\R & D\tool.exe`. */
function isFolderName(text: string, start: number, end: number, first: boolean): boolean {
  if (first || end - start !== 1 || !DRIVE.test(text)) return false
  if (/\.(?:exe|cmd|bat|com)[ \t]/i.test(text.slice(0, start))) return false
  const next = text.slice(end).trimStart()
  return next.includes('\\') && !DRIVE.test(next)
}
