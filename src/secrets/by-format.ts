import { SECRET_FORMATS, type SecretFormat } from './formats.js'
import { hitAt, type SecretHit } from './hit.js'
import { lazy } from './lazy.js'
import { isPlaceholder } from './placeholder.js'

const LEAST_DISTINCT = 6
const SHORTEST = SECRET_FORMATS.reduce((least, { shortest }) => Math.min(least, shortest), Number.POSITIVE_INFINITY)

/** One pass over a value tells whether any format can fit: most values hold none of the words that all formats begin with. */
const prefilter = lazy(() => {
  const words = new Set(SECRET_FORMATS.flatMap(({ literals }) => literals))
  return new RegExp([...words].map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'))
})
/** Formats that begin with any letter; their length keeps them away from most values. */
const withoutLiterals = SECRET_FORMATS.filter(({ literals }) => literals.length === 0)
const compiled = new Map<SecretFormat, RegExp>()

/** The first format that fits somewhere in the value. */
export function findFormat(value: string): SecretHit | undefined {
  for (const hit of everyFormat(value)) return hit
  return undefined
}

/** All places where formats fit, format by format. */
export function* everyFormat(value: string): Generator<SecretHit> {
  if (value.length < SHORTEST) return
  const formats = prefilter().test(value) ? SECRET_FORMATS : withoutLiterals
  for (const format of formats) {
    if (value.length < format.shortest) continue
    if (format.literals.length > 0 && !format.literals.some(word => value.includes(word))) continue
    yield* matchesOf(format, value)
  }
}

/** Whether a text that goes on elsewhere holds the beginning of a known format and enough of the rest to matter. */
export function isCutFormat(text: string): boolean {
  const at = text.search(prefilter())
  return at >= 0 && new Set(text.slice(at + 4)).size >= 2 * LEAST_DISTINCT && /\d/.test(text.slice(at))
}

function patternOf(format: SecretFormat): RegExp {
  const known = compiled.get(format)
  if (known) return known
  const body = `(?:${format.pattern})`
  const [before, after] = format.whole
    ? ['^(?:\\s{0,8}(?:Bearer |Basic |Token )?)', '\\s{0,8}$']
    : format.edges === false
      ? ['', '']
      : // the hyphen of a default (`${X:-…}`) belongs to no longer run
        ['(?<![A-Za-z0-9_]|(?<!:)-)', '(?![A-Za-z0-9_-])']
  const made = new RegExp(`${before}(${body})${after}`, 'dg')
  compiled.set(format, made)
  return made
}

function* matchesOf(format: SecretFormat, value: string): Generator<SecretHit> {
  let past = 0
  for (const match of value.matchAll(patternOf(format))) {
    const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length]
    if (start < past) continue
    const hit = format.id === 'pem' ? pemBlock(format, value, start, end) : token(format, value, start, end)
    if (!hit) continue
    past = hit.end
    yield hit
  }
}

const what = ({ id, label }: SecretFormat) => ({ kind: 'format', id, label, risk: 'high' }) as const

function token(format: SecretFormat, value: string, from: number, end: number): SecretHit | undefined {
  const text = value.slice(from, end)
  const literal = format.literals.find(word => text.startsWith(word)) ?? ''
  if (new Set(text.slice(literal.length, 600)).size < LEAST_DISTINCT || isPlaceholder(text)) return undefined
  return hitAt(value, from + (format.before?.length ?? 0), end, what(format))
}

/** A header alone says what goes there; it takes a body to be a key. */
function pemBlock(format: SecretFormat, value: string, start: number, header: number): SecretHit | undefined {
  const body = /[A-Za-z0-9+/]{20,}/.exec(value.slice(header, header + 512).split('-----')[0] ?? '')?.[0]
  if (body === undefined || new Set(body).size < LEAST_DISTINCT || isPlaceholder(body)) return undefined
  const footer = value.indexOf('-----END ', header)
  const close = footer < 0 ? -1 : value.indexOf('-----', footer + 9)
  return hitAt(value, start, close < 0 ? value.length : close + 5, what(format))
}
