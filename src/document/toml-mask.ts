import { parse } from 'smol-toml'
import type { Span } from './document.js'

/** A name that stands twice and what stands in its place for the parser. */
export interface Renamed {
  readonly span: Span
  readonly mark: string
}

/** A text in which some names are replaced by others that stand nowhere else; offsets are told as of the real text. */
export interface Mask {
  readonly text: string
  readonly renamed: readonly Renamed[]
  /** The place in the real text of a place in the masked one. */
  offset(masked: number): number
  span(range: readonly [number, number]): Span
  /** The real name of a key that the parser saw. */
  name(seen: string): string
  /** Renames the key at an offset of the real text. False where no key begins there or too many have been renamed. */
  rename(offset: number): boolean
}

/** Every renaming costs another reading; this many characters may be read again in all. */
const mostReading = 1_000_000
const mostRenamed = 50

const keyPattern = /"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*'|[A-Za-z0-9_-]+/y

export function createMask(text: string): Mask {
  const renamed: Renamed[] = []
  const names = new Map<string, string>()
  let masked = text
  let word = 'again'
  while (text.includes(word)) word += '-again'

  const offset = (place: number): number => {
    let shift = 0
    for (const { span, mark } of renamed) {
      const start = span.start + shift
      if (place < start + mark.length) return place <= start ? place - shift : span.end
      shift += mark.length - (span.end - span.start)
    }
    return place - shift
  }

  return {
    get text() {
      return masked
    },
    renamed,
    offset,
    span: ([start, end]) => ({ start: offset(start), end: offset(end) }),
    name: seen => names.get(seen) ?? seen,
    rename(place) {
      keyPattern.lastIndex = place
      const key = keyPattern.exec(text)?.[0]
      const known = renamed.some(({ span }) => span.start === place)
      const cost = (renamed.length + 1) * text.length
      if (!key || known || renamed.length >= mostRenamed || cost > mostReading) return false
      const mark = word + renamed.length
      names.set(mark, nameOf(key))
      renamed.push({ span: { start: place, end: place + key.length }, mark })
      renamed.sort((a, b) => a.span.start - b.span.start)
      masked = maskedText(text, renamed)
      return true
    },
  }
}

/** What a key is called, without quotes and escapes. */
function nameOf(key: string): string {
  return Object.keys(parse(`${key} = 0`))[0] ?? key
}

function maskedText(text: string, renamed: readonly Renamed[]): string {
  let out = ''
  let at = 0
  for (const { span, mark } of renamed) {
    out += text.slice(at, span.start) + mark
    at = span.end
  }
  return out + text.slice(at)
}
