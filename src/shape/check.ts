import type {
  ListShape,
  MapShape,
  MemberShape,
  NumberShape,
  ObjectShape,
  Shape,
  StringShape,
} from '../clients/shape.js'
import type { ArrayNode, Member, Node, ObjectNode } from '../document/document.js'
import { effectiveMembers, member } from '../document/tree.js'
import { scanValue } from '../secrets/scan.js'

/** What a value does not keep of its shape. One problem a place, at the deepest place that is to blame. */
export type ShapeProblem =
  | { readonly kind: 'wrong-type'; readonly node: Node; readonly expected: Shape }
  | { readonly kind: 'wrong-value'; readonly node: Node; readonly expected: Shape; readonly reason: ValueReason }
  | { readonly kind: 'no-variable-name'; readonly node: Node }
  | { readonly kind: 'ignored-number'; readonly node: Node; readonly expected: NumberShape }
  | {
      readonly kind: 'unknown-member'
      readonly member: Member
      readonly known: readonly string[]
      readonly refused: boolean
    }
  | {
      readonly kind: 'missing-member'
      readonly node: ObjectNode
      readonly name: string
      readonly required: 'refused' | 'lost'
    }
  | { readonly kind: 'too-many-members' | 'no-member'; readonly node: ObjectNode; readonly names: readonly string[] }

export type ValueReason = 'word' | 'empty' | 'range' | 'integer' | 'https'

/** In every place that runs this; the core is compiled without the types of any. */
declare const URL: { canParse(text: string): boolean }

const isKnownKey = (text: string): boolean => scanValue(text, { place: 'member' })?.kind === 'format'
/** The scheme in small letters, and an address that the URL standard takes. */
const isHttpsUrl = (text: string): boolean => text.startsWith('https://') && URL.canParse(text)
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/

/** How a client's reader takes what its syntax offers. */
export interface Reading {
  /** A TOML date or time is taken for its text. */
  readonly datesAsText?: boolean
}

/**
 * Compares a value with the shape that a reader wants. The nesting of a document is bounded (`maxDepth`), shapes are finite,
 * so this ends on every input.
 */
export function checkShape(node: Node, shape: Shape, reading: Reading = {}): ShapeProblem[] {
  switch (shape.type) {
    case 'any':
      return []
    case 'string':
      return checkString(node, shape, reading)
    case 'number':
      return checkNumber(node, shape)
    case 'boolean':
      return node.type === 'boolean' ? [] : [{ kind: 'wrong-type', node, expected: shape }]
    case 'list':
      return checkList(node, shape, reading)
    case 'map':
      return checkMap(node, shape, reading)
    case 'object':
      return checkObject(node, shape, reading)
    case 'either':
      return shape.orNull && node.type === 'null' ? [] : checkEither(node, shape.of, shape, reading)
  }
}

function checkString(node: Node, shape: StringShape, reading: Reading): ShapeProblem[] {
  const isText = node.type === 'string' || (node.type === 'date' && reading.datesAsText === true && !shape.oneOf)
  if (!isText) return [{ kind: 'wrong-type', node, expected: shape }]
  const value = node.type === 'date' ? node.raw : node.value
  const wrong = (reason: ValueReason): ShapeProblem[] => [{ kind: 'wrong-value', node, expected: shape, reason }]
  if (shape.oneOf && !shape.oneOf.includes(value)) return wrong('word')
  if ((shape.nonEmpty && value === '') || (shape.notBlank && value.trim() === '')) return wrong('empty')
  if (shape.format === 'https-url' && !isHttpsUrl(value.trim())) return wrong('https')
  // A key such as a GitHub token is made of the same characters as a name.
  if (shape.format === 'variable-name' && (!variableName.test(value) || isKnownKey(value))) {
    return [{ kind: 'no-variable-name', node }]
  }
  return []
}

function checkNumber(node: Node, shape: NumberShape): ShapeProblem[] {
  if (node.type !== 'number') return [{ kind: 'wrong-type', node, expected: shape }]
  const { value } = node
  const wrong = (reason: ValueReason): ShapeProblem[] => [{ kind: 'wrong-value', node, expected: shape, reason }]
  // Where the syntax tells the two apart, a float is no integer, however round it is.
  if (shape.integer && node.integer === false) return [{ kind: 'wrong-type', node, expected: shape }]
  if (!Number.isFinite(value)) return wrong('range')
  if (shape.integer && !Number.isInteger(value)) return wrong('integer')
  if (shape.min !== undefined && value < shape.min) return wrong('range')
  if (shape.above !== undefined && value <= shape.above) return wrong('range')
  if (shape.max !== undefined && value > shape.max) return wrong('range')
  if (shape.ignoredBelow !== undefined && value < shape.ignoredBelow)
    return [{ kind: 'ignored-number', node, expected: shape }]
  return []
}

function checkList(node: Node, shape: ListShape, reading: Reading): ShapeProblem[] {
  if (node.type !== 'array') return [{ kind: 'wrong-type', node, expected: shape }]
  return node.items.flatMap(item => checkShape(item, shape.of, reading))
}

function checkMap(node: Node, shape: MapShape, reading: Reading): ShapeProblem[] {
  if (node.type !== 'object') return [{ kind: 'wrong-type', node, expected: shape }]
  return effectiveMembers(node).flatMap(one => checkShape(one.value, shape.of, reading))
}

function checkObject(node: Node, shape: ObjectShape, reading: Reading): ShapeProblem[] {
  if (node.type === 'array' && shape.positions) return checkPositions(node, shape, shape.positions, reading)
  if (node.type !== 'object') return [{ kind: 'wrong-type', node, expected: shape }]
  const problems = effectiveMembers(node).flatMap((one): ShapeProblem[] => {
    const known = ownMember(shape, one.key.name)
    if (known) return checkShape(one.value, known, reading)
    if (shape.others === 'unchecked') return []
    return [
      { kind: 'unknown-member', member: one, known: Object.keys(shape.members), refused: shape.others === 'refused' },
    ]
  })
  return [...missingMembers(node, shape.members), ...oneMember(node, shape), ...problems]
}

function checkPositions(
  node: ArrayNode,
  shape: ObjectShape,
  positions: readonly string[],
  reading: Reading,
): ShapeProblem[] {
  if (node.items.length > positions.length) return [{ kind: 'wrong-type', node, expected: shape }]
  return node.items.flatMap((item, i) =>
    checkShape(item, ownMember(shape, positions[i] ?? '') ?? { type: 'any' }, reading),
  )
}

/** The required members that an object lacks. */
export function missingMembers(node: ObjectNode, members: Readonly<Record<string, MemberShape>>): ShapeProblem[] {
  return Object.entries(members).flatMap(([name, { required }]): ShapeProblem[] =>
    required && !member(node, name) ? [{ kind: 'missing-member', node, name, required }] : [],
  )
}

function oneMember(node: ObjectNode, shape: ObjectShape): ShapeProblem[] {
  if (!shape.oneMemberOf) return []
  const present = shape.oneMemberOf.filter(name => member(node, name))
  if (present.length > 1) return [{ kind: 'too-many-members', node, names: present }]
  if (present.length === 1) return []
  return [{ kind: 'no-member', node, names: shape.oneMemberOf }]
}

/** A value that fits none of several shapes is judged by the one of its own JSON type, so that the finding points inside it. */
function checkEither(node: Node, shapes: readonly Shape[], whole: Shape, reading: Reading): ShapeProblem[] {
  const results = shapes.map(shape => ({ shape, problems: checkShape(node, shape, reading) }))
  if (results.some(({ problems }) => problems.length === 0)) return []
  const ofItsType = results.find(({ problems }) => !problems.some(p => p.kind === 'wrong-type' && p.node === node))
  return ofItsType?.problems ?? [{ kind: 'wrong-type', node, expected: whole }]
}

function ownMember(shape: ObjectShape, name: string): MemberShape | undefined {
  return Object.hasOwn(shape.members, name) ? shape.members[name] : undefined
}

/** A shape in words: "a list of strings", "true or false". */
export function shapeInWords(shape: Shape): string {
  switch (shape.type) {
    case 'any':
      return 'any value'
    case 'string':
      return 'a string'
    case 'number':
      return shape.integer ? 'a whole number' : 'a number'
    case 'boolean':
      return 'true or false'
    case 'list':
      return shape.of.type === 'string' ? 'a list of strings' : `a list in which each item is ${shapeInWords(shape.of)}`
    case 'map':
      return shape.of.type === 'string'
        ? 'an object whose values are strings'
        : `an object in which each value is ${shapeInWords(shape.of)}`
    case 'object':
      return 'an object'
    case 'either':
      return [...shape.of.map(shapeInWords), ...(shape.orNull ? ['null'] : [])].join(' or ')
  }
}

/** What a value is, in words. */
export function typeInWords(node: Node): string {
  switch (node.type) {
    case 'array':
      return 'a list'
    case 'object':
      return 'an object'
    case 'null':
      return 'null'
    case 'boolean':
      return String(node.value)
    case 'number':
      return 'a number'
    case 'date':
      return 'a date'
    case 'string':
      return 'a string'
  }
}
