import type { Phrase } from './phrases.js'

/** A phrase that was found; offsets into the folded text. */
export interface Match<Kind extends string> {
  readonly phrase: Phrase<Kind>
  readonly from: number
  readonly to: number
  /** What the pattern's named group `id` took. */
  readonly id?: string
}

const compiled = new Map<string, RegExp>()

/** The pattern of a source, compiled once. */
export function patternOf(source: string, flags: '' | 'g' = ''): RegExp {
  const known = compiled.get(flags + source)
  if (known) return known
  const made = new RegExp(source, flags)
  compiled.set(flags + source, made)
  return made
}

/** Looks for phrases in folded text, in the order of the book. `isFine` may wave a match through. */
export type Book<Kind extends string> = (
  text: string,
  isFine?: (match: Match<Kind>) => boolean,
) => Generator<Match<Kind>>

/** A book of phrases. Only those whose words are there are tried, so that ordinary texts cost one pass. */
export function phraseBook<Kind extends string>(phrases: readonly Phrase<Kind>[]): Book<Kind> {
  const words = [...new Set(phrases.flatMap(({ needs }) => needs.flat()))]
  const numbers = new Map(words.map((word, at) => [hashOf(word), at]))
  const numberOf = (word: string): number => numbers.get(hashOf(word)) ?? 0
  const needed = phrases.map(phrase => ({ phrase, groups: phrase.needs.map(group => group.map(numberOf)) }))
  const there = new Uint8Array(words.length)
  return function* find(text, isFine) {
    // A phrase is more than one word.
    if (!text.includes(' ') || !mark(text, numbers, there)) return
    const possible = needed.filter(({ groups }) => groups.every(group => group.some(at => there[at] === 1)))
    for (const { phrase } of possible) {
      const match = matchOf(phrase, text, isFine)
      if (match) yield match
    }
  }
}

const FIRST = 0x811c9dc5
const next = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** Words are told apart by their hash (FNV-1a): two that share one cost a look more and change nothing. */
function hashOf(word: string): number {
  let hash = FIRST
  for (let at = 0; at < word.length; at++) hash = next(hash, word.charCodeAt(at))
  return hash
}

/** Marks the words that are in a text; whether there are any. */
function mark(text: string, numbers: ReadonlyMap<number, number>, there: Uint8Array): boolean {
  there.fill(0)
  let any = false
  let hash = FIRST
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0
    if (unit >= 0x61 && unit <= 0x7a) {
      hash = next(hash, unit)
      continue
    }
    const number = hash === FIRST ? undefined : numbers.get(hash)
    hash = FIRST
    if (number === undefined) continue
    there[number] = 1
    any = true
  }
  return any
}

/** So many places of one phrase are looked at where the first ones are waved through. */
const MOST_PLACES = 20
/** As far back as `unlessAfter` looks. */
const BEFORE = 100

function matchOf<Kind extends string>(
  phrase: Phrase<Kind>,
  text: string,
  isFine: ((match: Match<Kind>) => boolean) | undefined,
): Match<Kind> | undefined {
  const pattern = patternOf(phrase.pattern, 'g')
  pattern.lastIndex = 0
  for (let tries = 0; tries < MOST_PLACES; tries++) {
    const found = pattern.exec(text)
    if (!found) return undefined
    const from = found.index
    const id = found.groups?.id
    const match = { phrase, from, to: from + found[0].length, ...(id === undefined ? {} : { id }) }
    const before = text.slice(Math.max(0, from - BEFORE), from)
    if (phrase.unlessAfter && patternOf(phrase.unlessAfter).test(before)) continue
    if (phrase.unlessIn && patternOf(phrase.unlessIn).test(found[0])) continue
    if (!isFine?.(match)) return match
  }
  return undefined
}
