import { createScanner } from 'jsonc-parser'
import type { Span } from './document.js'
import { stringFault, wordFault } from './json-faults.js'

/** Something in a token that JSON.parse refuses. */
export interface Fault {
  readonly span: Span
  readonly message: string
}

/**
 * `word`: everything that is no JSON token, read as far as it seems to belong together; `noise`: what is best skipped, such
 * as a comment that begins with # or a no-break space; `comment`: one of JSONC's two forms.
 */
export type TokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'string'
  | 'number'
  | 'literal'
  | 'word'
  | 'noise'
  | 'comment'
  | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly start: number
  readonly end: number
  /** Of strings the value; of all others the source text or "". */
  readonly value: string
  readonly fault: Fault | undefined
}

// The scanner's token numbers; its enum is a `const enum`, which isolated modules cannot import.
const punctuation: Readonly<Record<number, TokenKind>> = { 1: '{', 2: '}', 3: '[', 4: ']', 5: ',', 6: ':' }
const [text, number, lineComment, blockComment] = [10, 11, 12, 13]
const unclosedComment = 1

/** What JSON's tokens begin with, but for the keywords, and comments. */
const tokenBegins = new Set('{}[],:"/-0123456789')

/**
 * Reads a text token by token; spaces, tabs and line ends are left out. After the last one comes `end`, again and again. Each
 * call fills the same object anew, so nobody may keep it. `from` and `to` bound the stretch of the text that is read.
 */
export function jsonTokens(source: string, from = 0, to = source.length): () => Token {
  const scanner = createScanner(source, false)
  let at = from

  // One object for all tokens: millions of short-lived ones would keep the garbage collector busy.
  const now: { -readonly [K in keyof Token]: Token[K] } = { kind: 'end', start: 0, end: 0, value: '', fault: undefined }
  const token = (kind: TokenKind, start: number, end: number, value = '', fault?: Fault): Token => {
    at = end
    now.kind = kind
    now.start = start
    now.end = end
    now.value = value
    now.fault = fault
    return now
  }

  /** A number, keyword or anything else, together with what sticks to it. */
  function wordToken(start: number, code: number, scanned: number, broken: boolean): Token {
    const faulty = (kind: TokenKind, end: number, message: string) =>
      token(kind, start, end, source.slice(start, end), { span: { start, end }, message })
    const first = source.charAt(start)
    if (first === '#') return faulty('noise', lineEnd(source, start), 'JSON has no comments that begin with #')
    if (isInvisible(source.charCodeAt(start))) {
      return faulty('noise', invisibleEnd(source, start), 'JSON does not allow this invisible character between values')
    }
    if (first === ';' || first === '=') return faulty('word', start + 1, 'this has no place here')
    const end = Math.max(quotedEnd(source, start) ?? wordEnd(source, start), start + 1)
    const raw = source.slice(start, end)
    if (raw === 'true' || raw === 'false' || raw === 'null') return token('literal', start, end, raw)
    if (code !== number) return faulty('word', end, wordFault(raw))
    return end === scanned && !broken ? token('number', start, end, raw) : faulty('number', end, wordFault(raw))
  }

  return () => {
    let start = at
    while (isBlank(source.charCodeAt(start))) start++
    if (start >= to) return token('end', to, to)
    // Of words the scanner would read more than belongs to them, and then again and again.
    if (!tokenBegins.has(source.charAt(start))) return wordToken(start, 0, start, false)
    scanner.setPosition(start)
    const code: number = scanner.scan()
    // An unclosed block comment makes the scanner run one unit past the end.
    const end = Math.min(scanner.getPosition(), to)
    const error: number = scanner.getTokenError()
    const mark = punctuation[code]
    if (mark) return token(mark, start, end)
    if (code === text) {
      return token('string', start, end, scanner.getTokenValue(), error ? stringFault(source, start, end) : undefined)
    }
    if (code === lineComment || code === blockComment) {
      const fault =
        error === unclosedComment ? { span: { start, end }, message: 'this comment is never closed' } : undefined
      return token('comment', start, end, source.slice(start, end), fault)
    }
    return wordToken(start, code, end, error !== 0)
  }
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9
}

// All of these are loops on purpose: a greedy pattern can exhaust the stack of the expression engine on a long run.

function lineEnd(source: string, start: number): number {
  let at = start
  while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at++
  return at
}

const wordEnds = new Set(',:;[]{}" ')

/** What follows a number or word without a gap belongs to it: 01, 1.2.3, 0x1F, true_. */
function wordEnd(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    const unit = source.charAt(at)
    if (wordEnds.has(unit) || isInvisible(unit.charCodeAt(0))) return at
    if (unit === '/' && (source[at + 1] === '/' || source[at + 1] === '*')) return at
  }
  return source.length
}

function invisibleEnd(source: string, start: number): number {
  let at = start
  while (at < source.length && isInvisible(source.charCodeAt(at)) && !isBlank(source.charCodeAt(at))) at++
  return at
}

/** Control characters, and the blanks and marks of Unicode that show nothing. */
function isInvisible(unit: number): boolean {
  if (unit < 0x20) return true
  if (unit < 0x7f) return false
  if (unit <= 0xa0) return unit === 0x7f || unit === 0x85 || unit === 0xa0
  if (unit < 0x2000 || unit > 0x2064) return unit === 0x1680 || unit === 0x3000 || unit === 0xfeff
  return unit <= 0x200f || (unit >= 0x2028 && unit <= 0x202f) || unit >= 0x205f
}

/** The end of a text in single or curly quotes that is closed on the same line. */
function quotedEnd(source: string, start: number): number | undefined {
  const single = source[start] === "'"
  if (!single && !isCurly(source.charCodeAt(start))) return undefined
  for (let at = start + 1; at < source.length; at++) {
    const unit = source.charAt(at)
    if (unit === '\n' || unit === '\r') return undefined
    if (single ? unit === "'" : isCurly(unit.charCodeAt(0))) return at + 1
    if (unit === '\\') at++
  }
  return undefined
}

function isCurly(unit: number): boolean {
  return unit >= 0x201c && unit <= 0x201f
}
