import type { Node } from '../document/document.js'
import { member, toValue } from '../document/tree.js'

/** Follows a `$ref` of a schema to where it leads in the same schema; undefined where it leads elsewhere. */
export type Follow = (ref: Node) => Node | undefined

/** Alternatives and enumerated values that are written out; of more, the first ones. */
const FEW = 6
/** How far words go into a schema, and how many schemas they look at. */
const DEEPEST = 10
const MOST = 60
const LONGEST = 160

/** What values a schema takes, in a few words: `string`, `integer 1..10`, `array of "a" | "b"`. `enumerated: false` leaves the values of enum to the caller. */
export function typeWords(schema: Node, follow: Follow, enumerated = true): string {
  return cut(words(schema, { follow, left: MOST }, DEEPEST, enumerated), LONGEST)
}

interface Walk {
  readonly follow: Follow
  left: number
}

function words(schema: Node, walk: Walk, depth: number, enumerated: boolean): string {
  if (schema.type === 'boolean') return schema.value ? 'anything' : 'nothing'
  if (schema.type !== 'object') return 'no schema'
  if (depth === 0 || walk.left-- <= 0) return '…'
  const at = (name: string) => member(schema, name)?.value
  const ref = at('$ref')
  if (ref) return referred(ref, walk, depth, enumerated)
  const constant = at('const')
  if (constant) return enumerated ? literal(constant) : kindOf(constant)
  const values = at('enum')
  if (values?.type === 'array')
    return enumerated ? literals(values.items) : (typesOf(at('type')) ?? kindsOf(values.items))
  const own = typesOf(at('type'))
  if (own) return typed(schema, at('type'), walk, depth)
  for (const of of ['anyOf', 'oneOf'] as const) {
    const any = at(of)
    if (any?.type === 'array' && any.items.length > 0)
      return joined(
        any.items.slice(0, FEW).map(one => words(one, walk, depth - 1, true)),
        any.items.length,
      )
  }
  const all = at('allOf')
  if (all?.type === 'array' && all.items.length > 0)
    return [...new Set(all.items.slice(0, FEW).map(one => words(one, walk, depth - 1, true)))].join(' & ')
  if (at('properties')) return 'object'
  return at('items') ? arrayWords(schema, walk, depth) : 'anything'
}

function referred(ref: Node, walk: Walk, depth: number, enumerated: boolean): string {
  const target = walk.follow(ref)
  if (target) return words(target, walk, depth - 1, enumerated)
  return ref.type === 'string' ? `what ${cut(ref.value, 40)} says` : 'no schema'
}

/** The words of `type`; undefined where it says nothing. */
function typesOf(type: Node | undefined): string | undefined {
  if (type?.type === 'string') return type.value
  if (type?.type !== 'array' || type.items.length === 0) return undefined
  return type.items
    .slice(0, FEW + 1)
    .map(one => (one.type === 'string' ? one.value : literal(one)))
    .join(' | ')
}

function typed(schema: Node, type: Node | undefined, walk: Walk, depth: number): string {
  const names = type?.type === 'array' ? type.items : [type]
  const each = names.slice(0, FEW + 1).map(one => {
    if (one?.type !== 'string') return one ? literal(one) : 'anything'
    switch (one.value) {
      case 'array':
        return arrayWords(schema, walk, depth)
      case 'object':
        return objectWords(schema, walk, depth)
      case 'string':
        return `string${stringLimits(schema)}`
      case 'integer':
      case 'number':
        return `${one.value}${numberLimits(schema)}`
      default:
        return one.value
    }
  })
  return joined(each, names.length)
}

function arrayWords(schema: Node, walk: Walk, depth: number): string {
  const items = member(schema, 'items')?.value
  const size = range(member(schema, 'minItems')?.value, member(schema, 'maxItems')?.value)
  const many = size === '' ? '' : ` (${size} items)`
  if (!items || items.type === 'array') return `array${many}`
  const inner = words(items, walk, depth - 1, true)
  return inner === 'anything' ? `array${many}` : `array of ${inner.includes(' | ') ? `(${inner})` : inner}${many}`
}

function objectWords(schema: Node, walk: Walk, depth: number): string {
  const rest = member(schema, 'additionalProperties')?.value
  if (member(schema, 'properties') || rest?.type !== 'object' || rest.members.length === 0) return 'object'
  return `map of ${words(rest, walk, depth - 1, true)}`
}

function stringLimits(schema: Node): string {
  const format = member(schema, 'format')?.value
  const size = range(member(schema, 'minLength')?.value, member(schema, 'maxLength')?.value)
  const limits = [
    ...(format?.type === 'string' ? [cut(format.value, 30)] : []),
    ...(size === '' ? [] : [`${size} characters`]),
  ]
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}

function numberLimits(schema: Node): string {
  const at = (name: string) => raw(member(schema, name)?.value)
  const size = range(member(schema, 'minimum')?.value, member(schema, 'maximum')?.value)
  const above = at('exclusiveMinimum')
  const below = at('exclusiveMaximum')
  const limits = [size, above && `> ${above}`, below && `< ${below}`].filter(one => one)
  return limits.length === 0 ? '' : ` ${limits.join(', ')}`
}

/** Generators of schemas write the bounds of what JavaScript can count, which says nothing. */
const raw = (node: Node | undefined): string =>
  node?.type === 'number' && Math.abs(node.value) < Number.MAX_SAFE_INTEGER ? cut(node.raw, 20) : ''

/** `1..10`, `≥ 1`, `≤ 10`, or nothing. */
function range(least: Node | undefined, most: Node | undefined): string {
  const from = raw(least)
  const to = raw(most)
  if (from !== '' && to !== '') return from === to ? from : `${from}..${to}`
  return from !== '' ? `≥ ${from}` : to !== '' ? `≤ ${to}` : ''
}

/** Alternatives, each once. */
function joined(each: readonly string[], total: number): string {
  const known = new Set(each.filter(one => one !== '…'))
  return [...known, ...(total > each.length || each.includes('…') ? ['…'] : [])].join(' | ')
}

function literals(items: readonly Node[]): string {
  const shown = items.slice(0, FEW).map(literal)
  return [...shown, ...(items.length > FEW ? [`… (${items.length} values)`] : [])].join(' | ')
}

const literal = (node: Node): string => cut(JSON.stringify(toValue(node)), 40)

/** The types of some values, each once. */
function kindsOf(items: readonly Node[]): string {
  return [...new Set(items.map(kindOf))].join(' | ') || 'nothing'
}

const kindOf = (node: Node): string =>
  node.type === 'number' && Number.isInteger(node.value) ? 'integer' : node.type === 'date' ? 'string' : node.type

function cut(text: string, longest: number): string {
  const characters = [...text.slice(0, longest * 2)]
  return characters.length > longest || text.length > longest * 2
    ? `${characters.slice(0, longest - 1).join('')}…`
    : text
}
