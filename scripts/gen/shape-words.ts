import type { MemberShape, NumberShape, ObjectShape, Shape, StringShape } from '../../src/clients/shape.js'
import { codes } from './markdown.js'

/** Takes what is left of an object whose every member has been read. A fact without words on the page is an error of types. */
export function nothingLeft(_: Readonly<Record<string, never>>): void {}

/** A shape in words, in Markdown. What is inside objects has rows of its own: see `insideOf`. */
export function shapeWords(shape: Shape): string {
  switch (shape.type) {
    case 'any':
      return 'anything; its values are not checked'
    case 'string':
      return stringWords(shape)
    case 'number':
      return numberWords(shape)
    case 'boolean':
      return 'true or false'
    case 'list':
      return shape.of.type === 'string' && isPlain(shape.of)
        ? 'a list of strings'
        : `a list; each item: ${shapeWords(shape.of)}`
    case 'map':
      return shape.of.type === 'string' && isPlain(shape.of)
        ? 'an object whose values are strings'
        : `an object with names of your own; each value: ${shapeWords(shape.of)}`
    case 'object':
      return objectWords(shape)
    case 'either':
      return [...shape.of.map(shapeWords), ...(shape.orNull ? ['null'] : [])].join(' or ')
  }
}

const isPlain = ({ type: _, ...more }: Shape): boolean => Object.keys(more).length === 0

function stringWords({ type: _, oneOf, nonEmpty, notBlank, format, ...rest }: StringShape): string {
  nothingLeft(rest)
  if (oneOf) return oneOf.length > 1 ? `one of ${codes(oneOf, 'or')}` : codes(oneOf, 'or')
  if (format) return formats[format]
  if (notBlank) return 'a string that is not blank'
  return nonEmpty ? 'a string that is not empty' : 'a string'
}

const formats: Readonly<Record<NonNullable<StringShape['format']>, string>> = {
  'variable-name': 'the bare name of an environment variable',
  'https-url': 'an address that begins with `https://`',
}

function objectWords({ type: _, members: __, others, oneMemberOf, positions, ...rest }: ObjectShape): string {
  nothingLeft(rest)
  return [
    'an object',
    ...(others === 'refused' ? ['in which any other member is refused'] : []),
    ...(others === 'unchecked' ? ['in which other members are free'] : []),
    ...(oneMemberOf ? [`that has exactly one of ${codes(oneMemberOf, 'and')}`] : []),
    ...(positions ? [`or a list of its values in the order ${codes(positions, 'and')}, cut short anywhere`] : []),
  ].join(', ')
}

function numberWords({ type: _, integer, min, above, max, unit, ignoredBelow, ...rest }: NumberShape): string {
  nothingLeft(rest)
  const units = { ms: ' of milliseconds', s: ' of seconds' } as const
  const low = min !== undefined ? `at least ${figure(min)}` : above !== undefined ? `above ${figure(above)}` : undefined
  const range = [low, max === undefined ? undefined : `at most ${figure(max)}`].filter(part => part !== undefined)
  return [
    `a ${integer ? 'whole number' : 'number'}${unit ? units[unit] : ''}`,
    ...(range.length > 0 ? [range.join(' and ')] : []),
    ...(ignoredBelow === undefined ? [] : [`without effect below ${figure(ignoredBelow)}`]),
  ].join(', ')
}

/** Past the whole numbers that a double holds, the digits would say more than anybody knows. */
function figure(value: number): string {
  return Number.isSafeInteger(value) || !Number.isInteger(value) ? String(value) : `about ${value.toPrecision(3)}`
}

/** A member with the path that leads to it: `oauth.clientId`, `tools[].name`, `tools.*.approval_mode`. */
export interface NamedShape {
  readonly path: string
  readonly shape: MemberShape
}

/** The members of the objects inside a shape, at any depth. */
export function insideOf(path: string, shape: Shape): NamedShape[] {
  switch (shape.type) {
    case 'list':
      return insideOf(`${path}[]`, shape.of)
    case 'map':
      return insideOf(`${path}.*`, shape.of)
    case 'either':
      return shape.of.flatMap(one => insideOf(path, one))
    case 'object':
      return membersOf(shape.members, `${path}.`)
    default:
      return []
  }
}

/** Members, each followed by what is inside it. */
export function membersOf(members: Readonly<Record<string, MemberShape>>, prefix = ''): NamedShape[] {
  return Object.entries(members).flatMap(([name, shape]) => [
    { path: prefix + name, shape },
    ...insideOf(prefix + name, shape),
  ])
}
