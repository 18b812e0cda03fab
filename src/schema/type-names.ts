import { nearest } from '../text/near.js'

/** The names that `type` may have. */
export const typeNames: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** What other languages call the types; each means one. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['int', 'integer'],
  ['float', 'number'],
  ['str', 'string'],
  ['bool', 'boolean'],
  ['dict', 'object'],
  ['list', 'array'],
])
/** Names that probably mean a type. */
const LIKELY: ReadonlyMap<string, string> = new Map([
  ['int32', 'integer'],
  ['int64', 'integer'],
  ['long', 'integer'],
  ['double', 'number'],
  ['decimal', 'number'],
  ['text', 'string'],
  ['char', 'string'],
  ['varchar', 'string'],
  ['map', 'object'],
  ['hash', 'object'],
  ['struct', 'object'],
  ['record', 'object'],
  ['json', 'object'],
  ['tuple', 'array'],
  ['set', 'array'],
  ['vector', 'array'],
  ['nil', 'null'],
  ['none', 'null'],
  ['nonetype', 'null'],
])

interface MeantType {
  readonly type: string
  readonly sure: boolean
}

/** A list of tools repeats its mistakes. */
const answers = new Map<string, MeantType | undefined>()
const MOST_ANSWERS = 100

/** The type that a wrong name means, and whether there is no doubt about it. */
export function meantType(name: string): MeantType | undefined {
  const found = answers.get(name)
  if (found || answers.has(name)) return found
  const meant = meantBy(name)
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(name, meant)
  return meant
}

function meantBy(name: string): MeantType | undefined {
  const small = name.trim().toLowerCase()
  const sure = typeNames.includes(small) ? small : FOREIGN.get(small)
  if (sure) return { type: sure, sure: true }
  const likely = LIKELY.get(small) ?? (small === 'any' ? undefined : nearest(small, typeNames))
  return likely ? { type: likely, sure: false } : undefined
}
