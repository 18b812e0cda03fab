/** How a placeholder is written. Each client replaces some of these forms; the rest reaches the server as text. */
export type PlaceholderForm =
  | 'braced' // ${NAME}
  | 'braced-default' // ${NAME:-text}
  | 'bare' // $NAME
  | 'percent' // %NAME%
  | 'env' // ${env:NAME}
  | 'curly-env' // {env:NAME}, {file:path}
  | 'scheme' // ${input:id} and its like
  | 'name' // ${/}
  | 'other' // every further ${…}

/** One placeholder in a text; offsets are half open. */
export interface Placeholder {
  readonly start: number
  readonly end: number
  readonly form: PlaceholderForm
  /** What stands for the value: the variable's name, the id, or all that is inside. */
  readonly name: string
  readonly scheme?: string
  /** The default holds another `${`. */
  readonly nested?: boolean
}

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/
const DEFAULTED = /^([A-Za-z_][A-Za-z0-9_]*):-/
const SCHEMED = /^([A-Za-z][A-Za-z0-9_.-]*):(?![-+?=])/
/** Windows variables that people also write in small letters; other small words between percent signs are prose. */
const PERCENT_SMALL = new Set(
  'appdata userprofile localappdata programfiles programfiles(x86) temp tmp homepath'.split(' '),
)
/** What may stand right before a bare $NAME. */
const BEFORE_BARE = new Set([...'/=:,;@([{ \t\r\n"\'\\'])

/** All placeholders of a text, in order, none inside another. */
export function findPlaceholders(text: string): Placeholder[] {
  const found: Placeholder[] = []
  if (!/[$%{]/.test(text)) return found
  const closing = braces(text)
  let at = 0
  while (at < text.length) {
    const placeholder = readAt(text, at, closing)
    if (placeholder) found.push(placeholder)
    at = placeholder ? placeholder.end : at + 1
  }
  return found
}

function readAt(text: string, at: number, closing: (open: number) => number): Placeholder | undefined {
  const char = text[at]
  if (char === '%') return percent(text, at)
  if (char === '{') return text[at - 1] === '$' || text[at - 1] === '{' ? undefined : curly(text, at, closing)
  if (char !== '$') return undefined
  if (text[at + 1] !== '{') return bare(text, at)
  const close = closing(at + 1)
  return close < 0 ? undefined : { start: at, end: close + 1, ...braced(text.slice(at + 2, close)) }
}

function braced(inner: string): Omit<Placeholder, 'start' | 'end'> {
  if (inner === '/') return { form: 'name', name: inner }
  if (IDENTIFIER.test(inner)) return { form: 'braced', name: inner }
  const name = DEFAULTED.exec(inner)?.[1]
  if (name !== undefined) {
    return { form: 'braced-default', name, ...(inner.includes('${') ? { nested: true } : {}) }
  }
  const scheme = SCHEMED.exec(inner)?.[1]
  if (scheme === undefined || !/[a-z]/.test(scheme)) return { form: 'other', name: inner }
  const rest = inner.slice(scheme.length + 1)
  return { form: scheme === 'env' && IDENTIFIER.test(rest) ? 'env' : 'scheme', name: rest, scheme }
}

function bare(text: string, at: number): Placeholder | undefined {
  if (at > 0 && !BEFORE_BARE.has(text[at - 1] ?? '')) return undefined
  let end = at + 1
  while (isCapital(text.charCodeAt(end)) || isDigit(text.charCodeAt(end)) || text[end] === '_') end++
  if (end - at < 2 || isDigit(text.charCodeAt(at + 1)) || /[A-Za-z0-9_]/.test(text[end] ?? '')) return undefined
  return { start: at, end, form: 'bare', name: text.slice(at + 1, end) }
}

/** Names of Windows variables are short; the bound keeps a text of percent signs cheap. */
const LONGEST_PERCENT = 64

function percent(text: string, at: number): Placeholder | undefined {
  const match = /^%([A-Za-z][A-Za-z0-9_()]{0,63})%/.exec(text.slice(at, at + LONGEST_PERCENT + 2))
  const name = match?.[1]
  // Short names inside a longer text are formats (`%Y%m%d`).
  if (name === undefined || (name.length < 3 && name.length + 2 !== text.length)) return undefined
  if (/[a-z]/.test(name) && !PERCENT_SMALL.has(name.toLowerCase())) return undefined
  const end = at + name.length + 2
  const encoded = /^%[0-9A-Fa-f]{2}$/ // as in %C3%A9T%20
  const neighbours = encoded.test(text.slice(end - 1, end + 2)) || encoded.test(text.slice(Math.max(0, at - 3), at))
  if (/^[0-9A-Fa-f]{2}/.test(name) && neighbours) return undefined
  return { start: at, end, form: 'percent', name }
}

function curly(text: string, at: number, closing: (open: number) => number): Placeholder | undefined {
  const scheme = text.startsWith('env:', at + 1) ? 'env' : text.startsWith('file:', at + 1) ? 'file' : undefined
  if (!scheme) return undefined
  const close = closing(at)
  const name = close < 0 ? '' : text.slice(at + scheme.length + 2, close)
  if (name === '' || (scheme === 'env' && !IDENTIFIER.test(name))) return undefined
  return { start: at, end: close + 1, form: 'curly-env', name, scheme }
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90
const isDigit = (code: number): boolean => code >= 48 && code <= 57

/**
 * Finds the brace that closes the one at an offset: the balanced one, or else the next one. Offsets must be asked for in
 * rising order; then all questions together cost one walk over the text.
 */
export function braces(text: string): (open: number) => number {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 123) open.push(at)
    else if (code === 125) {
      const start = open.pop()
      if (start !== undefined) pairs.set(start, at)
    }
  }
  let next = 0
  return start => {
    const pair = pairs.get(start)
    if (pair !== undefined) return pair
    if (next >= 0 && next < start) next = text.indexOf('}', start)
    return next
  }
}

export { expandsItself, runsInShell, shellAt } from './shells.js'
