import { escapeInvisible } from './escape.js'

/** Where two texts differ: the words that changed with a few around them, ready for a message. */
export interface Difference {
  readonly before: string
  readonly after: string
}

/** Units of what stays the same that are shown on either side. */
const AROUND = 24
/** Units of a changed stretch that are shown. */
const LONGEST = 160

/** The stretch in which two texts differ, in whole words and quotes; what is equal before and behind it is left out. */
export function difference(before: string, after: string): Difference {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start++
  let tail = 0
  while (tail < least - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const from = wordStart(before, after, start)
  const behind = wordEnd(before, after, tail)
  return { before: cut(before, from, behind), after: cut(after, from, behind) }
}

const isWord = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}_\ud800-\udfff]/u.test(unit)

/** Back to the start of the word that the difference begins in, as both texts have it. */
function wordStart(before: string, after: string, start: number): number {
  let at = start
  const inWord = isWord(before[at]) || isWord(after[at])
  while (inWord && at > 0 && start - at < LONGEST && isWord(before[at - 1])) at--
  return at
}

/** The same for its end, counted from behind. */
function wordEnd(before: string, after: string, tail: number): number {
  let at = tail
  const inWord = isWord(before.at(-1 - at)) || isWord(after.at(-1 - at))
  while (inWord && at > 0 && tail - at < LONGEST && isWord(before[before.length - at])) at--
  return at
}

function cut(text: string, from: number, behind: number): string {
  const start = lead(text, from)
  const changed = Math.max(from, text.length - behind)
  const shown = Math.min(changed, from + LONGEST)
  const end = shown === changed ? trail(text, shown) : roundedUp(text, shown)
  const stretch = text.slice(start, end)
  return `"${start > 0 ? '…' : ''}${escapeInvisible(stretch).replaceAll('"', '\\"')}${end < text.length ? '…' : ''}"`
}

/** Where the words before a stretch begin. */
function lead(text: string, from: number): number {
  const at = Math.max(0, from - AROUND)
  const blank = at > 0 ? text.slice(at, from).search(/\s/) : -1
  return blank < 0 ? roundedDown(text, at) : at + blank + 1
}

/** Where the words behind a stretch end. */
function trail(text: string, from: number): number {
  const at = Math.min(text.length, from + AROUND)
  const [words] = /^.*(?=\s)/s.exec(text.slice(from, at)) ?? []
  return at === text.length || !words ? roundedUp(text, at) : from + words.length
}

/** Never between the halves of a pair. */
function roundedDown(text: string, at: number): number {
  return at > 0 && /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at
}
function roundedUp(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at
}
