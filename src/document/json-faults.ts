import type { Fault } from './json-tokens.js'

const badString = /\\(?:u(?![0-9a-fA-F]{4})[0-9a-fA-F]{0,3}|[^"\\/bfnrtu]|$)|[\u0000-\u001f]/g
const goodEscape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/g

/** The first thing in a quoted text that JSON does not allow. Never quotes the text itself: it may be a secret. */
export function stringFault(source: string, start: number, end: number): Fault {
  // Good escapes are blanked out first so that the second backslash of `\\q` does not look like the begin of an escape.
  const inner = source.slice(start + 1, end).replace(goodEscape, found => ' '.repeat(found.length))
  badString.lastIndex = 0
  const bad = badString.exec(inner)
  if (!bad) return { span: { start, end }, message: 'the closing quote of this text is missing' }
  const span = { start: start + 1 + bad.index, end: Math.min(start + 1 + bad.index + bad[0].length, end) }
  if (bad[0] === '\\') return { span: { start, end }, message: 'the closing quote of this text is missing' }
  if (bad[0].startsWith('\\u')) return { span, message: 'four hexadecimal digits must follow \\u' }
  if (bad[0].startsWith('\\'))
    return { span, message: 'JSON has no such escape, and a backslash itself is written \\\\' }
  if (bad[0] === '\t') return { span, message: 'a tab inside a text must be written \\t' }
  return { span, message: 'a control character inside a text must be written as an escape' }
}

const knownWords: Readonly<Record<string, string>> = {
  NaN: 'JSON has no NaN',
  Infinity: 'JSON has no Infinity',
  '-Infinity': 'JSON has no Infinity',
  undefined: 'JSON has no undefined',
  True: 'true is written in lower case',
  False: 'false is written in lower case',
  TRUE: 'true is written in lower case',
  FALSE: 'false is written in lower case',
  None: 'JSON writes null, not None',
  nil: 'JSON writes null, not nil',
  Null: 'null is written in lower case',
  NULL: 'null is written in lower case',
}

/** Why a bare word is no JSON value. Never quotes the word unless it is one of a known few: it may be a secret. */
export function wordFault(raw: string): string {
  if (Object.hasOwn(knownWords, raw)) return knownWords[raw] ?? ''
  if (raw.startsWith("'")) return 'text stands in double quotes, not in single ones'
  if (/^[\u201c-\u201f]/.test(raw)) return 'text stands in straight double quotes, not in curly ones'
  if (/^-?0[0-9]/.test(raw)) return 'a number has no leading zeros'
  if (/^[+-]?0[xXoObB]/.test(raw)) return 'JSON has decimal numbers only'
  if (/^\+[0-9.]/.test(raw)) return 'a number has no plus sign'
  if (/^-?\.[0-9]/.test(raw)) return 'a number needs a digit before the point'
  if (/^-?[0-9]+\.(?![0-9])/.test(raw)) return 'a number needs a digit after the point'
  if (/^-?[0-9]/.test(raw)) return 'this is no number that JSON allows'
  if (raw === '-') return 'a digit must follow the minus'
  return 'text needs double quotes around it'
}

/** The words of a comment without its marks. */
export function commentWords(raw: string): string {
  const block = raw.startsWith('/*')
  const mark = block ? '*' : raw.charAt(0)
  let from = block ? 1 : 0
  while (raw[from] === mark) from++
  let to = raw.length
  if (block && raw.endsWith('*/') && to > from) {
    to--
    while (to > from && raw[to - 1] === mark) to--
  }
  return raw.slice(from, to).trim()
}
