import { escapeInvisible } from './escape.js'

const LONGEST = 60

/** A name for a message: in double quotes, without invisible characters, cut where it is long. */
export function quote(text: string): string {
  const head = [...text.slice(0, LONGEST * 2)]
  const short = head.length > LONGEST || text.length > LONGEST * 2 ? `${head.slice(0, LONGEST - 1).join('')}…` : text
  return `"${escapeInvisible(short).replaceAll('"', '\\"')}"`
}

/** "a", "a or b", "a, b or c". */
export function list(words: readonly string[], last: 'or' | 'and'): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`
}

/** The sentence with a capital at its start. */
export function capital(sentence: string): string {
  const first = sentence.codePointAt(0)
  if (first === undefined) return sentence
  const char = String.fromCodePoint(first)
  return char.toUpperCase() + sentence.slice(char.length)
}
