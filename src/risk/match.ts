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
export function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const made = new RegExp(source)
  compiled.set(source, made)
  return made
}

/** Looks for phrases in folded text, in the order of the book. `isFine` may wave a match through. */
export type Book<Kind extends string> = (
  text: string,
  isFine?: (match: Match<Kind>) => boolean,
) => Generator<Match<Kind>>

/** A book of phrases. Only those whose words are there are tried, so that ordinary texts cost one pass. */
export function phraseBook<Kind extends string>(phrases: readonly Phrase<Kind>[]): Book<Kind> {
  const byWord = new Map<string, Phrase<Kind>[]>()
  for (const phrase of phrases) for (const word of phrase.needs) byWord.set(word, [...(byWord.get(word) ?? []), phrase])
  return function* find(text, isFine) {
    const possible = new Set(wordsIn(text).flatMap(word => byWord.get(word) ?? []))
    if (possible.size === 0) return
    for (const phrase of phrases) {
      const match = possible.has(phrase) ? matchOf(phrase, text, isFine) : undefined
      if (match) yield match
    }
  }
}

/** The words of a text; none of a single word, since a phrase is more than one. */
function wordsIn(text: string): readonly string[] {
  return text.includes(' ') ? (text.match(/[a-z]{2,30}/g) ?? []) : []
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
  const pattern = new RegExp(patternOf(phrase.pattern), 'g')
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
