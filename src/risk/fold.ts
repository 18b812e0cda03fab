import { DIGIT_LETTERS, INVISIBLE, LOOKALIKES, PLAIN_SIGNS } from './characters.js'

/** A text in one normal form, so that patterns stay short: small plain letters, one blank between words. */
export interface Folded {
  readonly text: string
  /** Where a stretch of the folded text stands in the text as given. */
  place(from: number, to: number): { readonly from: number; readonly to: number }
}

/** Longer texts are looked at up to here. */
const FURTHEST = 200_000

/** What folding changes more of than the case of letters. */
const UNEVEN = /[^\x20-\x7e]|[*`\\]|__| {2}/

let last: { readonly source: string; readonly folded: Folded } | undefined

/** Folds a text. Several rules look at one text in a row, so the last answer is kept. */
export function fold(given: string): Folded {
  const source = given.length > FURTHEST ? given.slice(0, FURTHEST) : given
  if (last?.source !== source) last = { source, folded: foldAll(source) }
  return last.folded
}

/**
 * Compatibility forms, invisible characters, letters of other scripts that look Latin, quotes, hyphens, emphasis marks,
 * written-out line ends and runs of blanks are brought to their plain form.
 */
function foldAll(source: string): Folded {
  if (!UNEVEN.test(source)) return evenly(source)
  if (!/[^\x20-\x7e\t\n\r]/.test(source)) return plainly(source)
  return walk(source)
}

function evenly(source: string): Folded {
  const text = source.trim()
  const lead = source.length - source.trimStart().length
  return { text: text.toLowerCase(), place: (from, to) => ({ from: from + lead, to: to + lead }) }
}

/** ASCII needs no walk, but to find the way back, which is asked for seldom. */
function plainly(source: string): Folded {
  const text = source
    .replace(/(?:[ \t\n\r*`]|__|\\[nrt])+/g, ' ')
    .trim()
    .toLowerCase()
  return { text, place: (from, to) => walk(source).place(from, to) }
}

/** Character by character, keeping where each came from. */
function walk(source: string): Folded {
  const out = folding(source.length)
  for (let at = 0; at < source.length; ) at = foldAt(source, at, out)
  return out.done(source.length)
}

/** What has been folded so far: code units, and where each comes from. */
interface Folding {
  add(unit: number, start: number): void
  done(end: number): Folded
}

function folding(expected: number): Folding {
  let units = new Uint16Array(expected + 16)
  let starts = new Uint32Array(expected + 16)
  let length = 0
  const grow = (): void => {
    const [shortUnits, shortStarts] = [units, starts]
    units = new Uint16Array(length * 2)
    starts = new Uint32Array(length * 2)
    units.set(shortUnits)
    starts.set(shortStarts)
  }
  return {
    add(unit, start) {
      if (unit === BLANK && (length === 0 || units[length - 1] === BLANK)) return
      if (length === units.length) grow()
      units[length] = unit
      starts[length++] = start
    },
    done(end) {
      const ends = units[length - 1] === BLANK ? length - 1 : length
      const startOf = (at: number): number => (at < length ? (starts[at] ?? end) : end)
      return {
        text: textOf(units.subarray(0, ends)),
        place: (from, to) => ({ from: startOf(from), to: startOf(to) }),
      }
    },
  }
}

const BLANK = 0x20

function textOf(units: Uint16Array): string {
  let text = ''
  for (let at = 0; at < units.length; at += 8192) text += String.fromCharCode(...units.subarray(at, at + 8192))
  return text
}

/** Folds what stands at an offset and says where to go on. */
function foldAt(source: string, at: number, out: Folding): number {
  const unit = source.charCodeAt(at)
  if (unit > 0x7e) return foldCluster(source, at, out)
  if (unit >= 0x41 && unit <= 0x5a) out.add(unit + 32, at)
  else if (unit === 0x2a || unit === 0x60 || (unit >= 0x09 && unit <= 0x0d)) out.add(BLANK, at)
  else if (unit === 0x5f && source.charCodeAt(at + 1) === 0x5f) return blankFor(2, at, out)
  else if (unit === 0x5c && isLineEnd(source[at + 1])) return blankFor(2, at, out)
  else if (unit >= BLANK) out.add(unit, at)
  return at + 1
}

const isLineEnd = (letter: string | undefined): boolean => letter === 'n' || letter === 'r' || letter === 't'

function blankFor(units: number, at: number, out: Folding): number {
  out.add(BLANK, at)
  return at + units
}

const MARK = /\p{M}/u
const UNSEEN = new RegExp(`^${INVISIBLE}$`, 'u')
const WHITE = /\s/

/** A character outside ASCII with the marks that stand on it. */
function foldCluster(source: string, at: number, out: Folding): number {
  const first = String.fromCodePoint(source.codePointAt(at) ?? 0)
  if (UNSEEN.test(first)) return at + first.length
  let end = at + first.length
  let cluster = first
  for (let marks = 0; marks < 4; marks++) {
    const mark = markAt(source, end)
    if (mark === '') break
    end += mark.length
    cluster += mark
  }
  for (const char of cluster.normalize('NFKC').toLowerCase()) {
    if (isLooseMark(char) || UNSEEN.test(char)) continue
    const plain = plainOf(char)
    for (let unit = 0; unit < plain.length; unit++) out.add(plain.charCodeAt(unit), at)
  }
  return end
}

function markAt(source: string, at: number): string {
  if (source.charCodeAt(at) < 0x300 || at >= source.length) return ''
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0)
  return MARK.test(char) && !UNSEEN.test(char) ? char : ''
}

/** A mark that found no letter to join: piled up to hide a word. */
const isLooseMark = (char: string): boolean => char >= '\u0300' && char <= '\u036f'

function plainOf(char: string): string {
  if (WHITE.test(char)) return ' '
  return LOOKALIKES[char] ?? PLAIN_SIGNS[char] ?? char
}

/**
 * The folded text with letter spacing ("i g n o r e") and digits for letters ("1gn0re") undone; undefined where there is
 * nothing to undo. It has no way back to the text as given, whose wider gaps tell where spaced words part.
 */
export function respelled(folded: string, source = folded): string | undefined {
  let text = folded
  if (/(?:\b[a-z] ){4}/.test(text))
    text = /\b[a-z]\s{2,9}[a-z]\b/i.test(source) ? joined(source.toLowerCase()).replace(/\s+/g, ' ') : joined(text)
  if (!/[a-z][013457@$]|[013457@$][a-z]/.test(text)) return text === folded ? undefined : text
  text = text.replace(/[a-z0-9@$]{4,40}/g, word =>
    /[a-z]/.test(word) && /[013457@$]/.test(word)
      ? word.replace(/[013457@$]/g, sign => DIGIT_LETTERS[sign] ?? sign)
      : word,
  )
  return text === folded ? undefined : text
}

/** Single letters in a row become words; where the words part is lost, so all of them run together. */
function joined(text: string): string {
  return text.replace(/\b[a-z](?: [a-z]\b){2,200}/g, letters => letters.replaceAll(' ', ''))
}
