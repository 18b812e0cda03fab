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

/** The type that a wrong name means, and whether there is no doubt about it. */
export function meantType(name: string): { readonly type: string; readonly sure: boolean } | undefined {
  const small = name.trim().toLowerCase()
  const sure = typeNames.includes(small) ? small : FOREIGN.get(small)
  if (sure) return { type: sure, sure: true }
  const likely = LIKELY.get(small) ?? (small === 'any' ? undefined : nearest(small, typeNames))
  return likely ? { type: likely, sure: false } : undefined
}
