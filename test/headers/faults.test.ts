import { describe, expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { headerKeywords } from '../../src/headers/annotations.js'
import { headerFaults } from '../../src/headers/faults.js'

const schemaOf = (text: string) => readJson(text, 'x.json').roots[0]?.node as ObjectNode
const faults = (text: string) =>
  headerFaults(schemaOf(text)).map(({ is, annotation }) => `${annotation.path.join('/')}: ${is}`)
const property = (schema: object) => JSON.stringify({ type: 'object', properties: { v: schema } })
const annotated = { type: 'string', 'x-mcp-header': 'A' }

describe('an annotation is found and legal', () => {
  it.each([
    { v: annotated },
    { items: { properties: { oneOf: { properties: { properties: annotated } } } } },
    { 'x-mcp-header': annotated },
    { '': annotated },
    { v: { ...annotated, anyOf: [{ minLength: 1 }] } },
    { v: { $ref: '#/$defs/a', properties: { w: annotated } } },
  ])('%j', properties => {
    const schema = schemaOf(JSON.stringify({ properties }))
    expect(headerKeywords(schema).annotations).toHaveLength(1)
    expect(headerFaults(schema)).toEqual([])
  })
})

describe('a member with the name is no annotation', () => {
  it.each([
    { properties: { 'x-mcp-header': { type: 'string' } }, required: ['x-mcp-header'] },
    { dependentRequired: { 'x-mcp-header': ['a'] } },
    { $defs: { 'x-mcp-header': {} }, definitions: { 'x-mcp-header': {} } },
    { patternProperties: { 'x-mcp-header': {} }, dependentSchemas: { 'x-mcp-header': {} } },
    { default: annotated, examples: [annotated], const: annotated, enum: [annotated] },
    { 'x-docs': annotated },
    { properties: [annotated], allOf: annotated, not: [annotated], dependencies: { a: ['x-mcp-header'] } },
  ])('%j', schema => {
    expect(headerKeywords(schemaOf(JSON.stringify(schema))).annotations).toEqual([])
  })
})

describe('an annotation is out of reach', () => {
  const places: readonly [string, object][] = [
    ...(['items', 'additionalItems', 'contains', 'unevaluatedItems', 'additionalProperties'] as const),
    ...(['propertyNames', 'unevaluatedProperties', 'not', 'if', 'then', 'else', 'contentSchema'] as const),
  ].map(keyword => [keyword, { [keyword]: annotated }])
  const lists: readonly [string, object][] = (['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'] as const).map(
    keyword => [keyword, { [keyword]: [true, annotated] }],
  )
  const maps: readonly [string, object][] = (
    ['patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'] as const
  ).map(keyword => [keyword, { [keyword]: { x: annotated } }])

  it.each([...places, ...lists, ...maps])('behind %s: %j', (keyword, schema) => {
    for (const text of [JSON.stringify(schema), property(schema)]) {
      const [one, ...rest] = headerFaults(schemaOf(text))
      expect(one).toMatchObject({ is: 'not reachable', annotation: { behind: { key: { name: keyword } } } })
      expect(rest).toEqual([])
    }
  })

  it('at the root, which is no property', () => {
    expect(faults(JSON.stringify(annotated))).toEqual([': not reachable'])
  })

  it('below properties that are themselves out of reach; the first keyword counts', () => {
    const [one] = headerFaults(
      schemaOf('{"anyOf":[{"properties":{"a":{"items":{"type":"number","x-mcp-header":1}}}}]}'),
    )
    expect(one).toMatchObject({ is: 'not reachable', annotation: { path: ['a'], behind: { key: { name: 'anyOf' } } } })
  })
})

describe('the name', () => {
  it.each([1, null, true, ['A'], { name: 'A' }])('%j is no string', value => {
    expect(faults(property({ type: 'string', 'x-mcp-header': value }))).toEqual(['v: not a string'])
  })

  it('may not be empty', () => {
    expect(faults(property({ type: 'string', 'x-mcp-header': '' }))).toEqual(['v: empty'])
  })

  it.each(["!#$%&'*+-.^_`|~", '0', 'Region', '42', 'a_b-c'])('may be %s', name => {
    expect(faults(property({ type: 'string', 'x-mcp-header': name }))).toEqual([])
  })

  it.each<[string, number]>([
    ['Region ', 6],
    ['Region\n', 6],
    ['A\tB', 1],
    ['A\x7f', 1],
    ['Gr\u00f6\u00dfe', 2],
    ['\u212a', 0],
    ...[...'"(),/:;<=>?@[\\]{} '].map((char): [string, number] => [`A${char}`, 1]),
  ])('may not be %j', (name, at) => {
    const [fault, ...rest] = headerFaults(schemaOf(property({ type: 'string', 'x-mcp-header': name })))
    expect(fault).toMatchObject({ is: 'invalid name', at })
    expect(rest).toEqual([])
  })

  it('is unique in the whole schema, whatever its letter case', () => {
    const z = { type: 'string', 'x-mcp-header': 'Zone' }
    const properties = { a: { properties: { z } }, b: { ...z, 'x-mcp-header': 'zONE' }, c: z }
    expect(faults(JSON.stringify({ properties }))).toEqual(['b: duplicate', 'c: duplicate'])
  })

  it('of an annotation that is out of reach or invalid takes none away', () => {
    const bad = { type: 'string', 'x-mcp-header': 'a b' }
    const properties = { a: { items: annotated }, b: annotated, c: bad, d: bad }
    expect(faults(JSON.stringify({ properties }))).toEqual(['a: not reachable', 'c: invalid name', 'd: invalid name'])
  })

  it('counts as taken where only the type is wrong', () => {
    const properties = { a: { ...annotated, type: 'number' }, b: { ...annotated, 'x-mcp-header': 'a' } }
    expect(faults(JSON.stringify({ properties }))).toEqual(['a: invalid type', 'b: duplicate'])
  })
})

describe('the type', () => {
  it.each([
    ['string', undefined],
    ['integer', undefined],
    ['boolean', undefined],
    ['number', 'invalid type'],
    ['object', 'invalid type'],
    ['array', 'invalid type'],
    ['null', 'invalid type'],
    ['strng', 'unknown type'],
    [7, 'unknown type'],
    [[], 'unknown type'],
    [['string', 'strng'], 'unknown type'],
    [['number', 7], 'unknown type'],
    [['string'], 'several types'],
    [['string', 'null'], 'several types'],
    [['string', 'integer'], 'several types'],
    [['string', 'number'], 'invalid type'],
    [['number', 'null'], 'invalid type'],
    [['null'], 'invalid type'],
  ])('%j: %s', (type, verdict) => {
    expect(faults(property({ type, 'x-mcp-header': 'A' }))).toEqual(verdict ? [`v: ${verdict}`] : [])
  })

  it('has to be there', () => {
    expect(faults(property({ $ref: '#/$defs/a', 'x-mcp-header': 'A' }))).toEqual(['v: no type'])
  })
})

describe('of two equal members', () => {
  it('the last one counts', () => {
    expect(faults('{"properties":{"a":{"type":"string","x-mcp-header":"","x-mcp-header":"A"}}}')).toEqual([])
    expect(faults('{"properties":{"a":{"x-mcp-header":""}},"properties":{"a":{"type":"string"}}}')).toEqual([])
  })
})

describe('names that are nearly right', () => {
  it('are found in schemas only', () => {
    const schema = schemaOf(
      '{"properties":{"x_mcp_header":{"X-MCP-Header":"A"}},"not":{"xMcpHeaders":"B"},"default":{"x-mcp-headers":1},"x-mcp-head":1}',
    )
    expect(headerKeywords(schema).misspelled.map(({ key }) => key.name)).toEqual(['X-MCP-Header', 'xMcpHeaders'])
  })
})

describe('a large schema', () => {
  it('is walked once, in time', () => {
    const properties = Array.from({ length: 40_000 }, (_, i) => `"p${i}":{"type":"string","x-mcp-header":"H${i}"}`)
    const schema = schemaOf(`{"properties":{${properties.join(',')}}}`)
    const start = performance.now()
    expect(headerFaults(schema)).toEqual([])
    expect(headerFaults(schema)).toBe(headerFaults(schema))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
