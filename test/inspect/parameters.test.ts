import { describe, expect, it } from 'vitest'
import { inputOf, parameterOf, toolOf } from './tree-of.js'

describe('the type of a parameter', () => {
  const to = (name: string) => ({ $ref: `#/$defs/${name}` })
  const $defs = { 'a/b': { type: 'boolean' }, r1: to('r2'), r2: to('r3'), r3: to('a~1b'), ring: to('ring') }
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'uri', maxLength: 80 }, 'string (uri, ≤ 80 characters)'],
    [{ type: 'string', minLength: 3, maxLength: 3 }, 'string (3 characters)'],
    [{ type: 'integer', minimum: 1, maximum: 10 }, 'integer 1..10'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1.5 }, 'number ≤ 1.5, > 0'],
    [{ type: 'integer', minimum: 0, maximum: 9007199254740991 }, 'integer ≥ 0'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: ['integer', 'null'], minimum: 1 }, 'integer ≥ 1 | null'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string'],
    [{ type: 'array', items: { type: ['string', 'null'] }, minItems: 1 }, 'array of (string | null) (≥ 1 items)'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'array of ("a" | "b")'],
    [{ type: 'array' }, 'array'],
    [{ type: 'array', items: [{ type: 'string' }] }, 'array'],
    [{ type: 'object' }, 'object'],
    [{ properties: {} }, 'object'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'map of number'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
    [{ oneOf: [{ const: 'a' }, { type: 'array', items: {} }] }, '"a" | array'],
    [{ allOf: [{ type: 'string' }, { minLength: 1 }] }, 'string & anything'],
    [{ enum: ['a', 1, 1.5, null, true, {}] }, 'string | integer | number | null | boolean | object'],
    [{ type: 'string', enum: ['a'] }, 'string'],
    [{ const: 5 }, 'integer'],
    [{}, 'anything'],
    [true, 'anything'],
    [false, 'nothing'],
    [7, 'no schema'],
    [{ type: 5 }, 'anything'],
    [{ $ref: 'https://example.com/x.json' }, 'what https://example.com/x.json says'],
    [{ $ref: 5 }, 'no schema'],
    [{ $ref: '#/$defs/nothing' }, 'what #/$defs/nothing says'],
    [{ $ref: '#/$defs/a~1b' }, 'boolean'],
    [{ type: 'array', items: { anyOf: [{ $ref: '#/$defs/r1' }, { type: 'string' }] } }, 'array of (boolean | string)'],
    [{ anyOf: [{ $ref: '#/$defs/ring' }, { type: 'string' }] }, 'string | …'],
  ])('of %j is %s', async (schema, type) => {
    expect((await parameterOf(schema, { $defs })).type).toBe(type)
  })

  it('is cut where it is long', async () => {
    const { type } = await parameterOf({
      anyOf: Array.from({ length: 9 }, (_, i) => ({ const: `${'x'.repeat(60)}${i}` })),
    })
    expect(type.length).toBeLessThanOrEqual(160)
    expect(type).toContain('…')
  })
})

describe('a parameter', () => {
  it('has its values, its default and its header', async () => {
    const one = await parameterOf({ enum: ['a', null], default: 'a', 'x-mcp-header': 'Region', deprecated: true })
    expect(one).toEqual({
      name: 'p',
      title: null,
      description: null,
      type: 'string | null',
      required: false,
      enum: ['a', null],
      default: 'a',
      header: 'Region',
      deprecated: true,
      parameters: [],
    })
    expect((await parameterOf({ const: 0, default: null })).enum).toEqual([0])
    expect(await parameterOf({ const: 0, default: null })).toHaveProperty('default', null)
  })

  it('says beside a reference what goes before the target', async () => {
    const $defs = { d: { type: 'string', title: 'D', description: 'From the target.', enum: ['a'] } }
    const one = await parameterOf({ $ref: '#/$defs/d', description: 'Here.' }, { $defs })
    expect([one.title, one.description, one.enum]).toEqual(['D', 'Here.', ['a']])
  })

  it('may be called like what every object has', async () => {
    const text = '{"__proto__":{"type":"string"},"constructor":{"type":"null"},"toString":{"$ref":"#/$defs/__proto__"}}'
    const { parameters } = await inputOf({
      properties: JSON.parse(text),
      $defs: JSON.parse('{"__proto__":{"type":"number"}}'),
      required: ['constructor'],
    })
    expect(parameters.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['__proto__', 'string', false],
      ['constructor', 'null', true],
      ['toString', 'number', false],
    ])
  })

  it('holds those of objects in it: in lists, alternatives and behind references', async () => {
    const object = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] })
    const names = async (schema: object) =>
      (await parameterOf(schema, { $defs: { d: object('d') } })).parameters.map(one => `${one.name} ${one.required}`)
    expect(await names(object('a'))).toEqual(['a true'])
    expect(await names({ type: 'array', items: object('a') })).toEqual(['a true'])
    expect(await names({ $ref: '#/$defs/d' })).toEqual(['d true'])
    expect(await names({ allOf: [object('a'), { $ref: '#/$defs/d' }] })).toEqual(['a true', 'd true'])
    expect(await names({ anyOf: [object('a'), { type: 'null' }] })).toEqual(['a true'])
    expect(await names({ oneOf: [object('a'), object('b')] })).toEqual(['a false', 'b false'])
    expect(await names({ oneOf: [object('a'), object('a')] })).toEqual(['a true'])
  })

  it('says where it refers back', async () => {
    const node = { type: 'object', properties: { next: { $ref: '#/$defs/node' } } }
    const one = await parameterOf({ $ref: '#/$defs/node' }, { $defs: { node } })
    expect(one.parameters).toHaveLength(1)
    expect(one.parameters[0]).toMatchObject({ name: 'next', parameters: [], truncated: true })
    expect((await inputOf({ type: 'object', properties: { self: { $ref: '#' } } })).parameters[0]?.truncated).toBe(true)
  })

  it('is not spelled out a million times', async () => {
    const level = (i: number) => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, j) => [`p${j}`, { $ref: `#/$defs/l${i + 1}` }])),
    })
    const $defs = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`l${i}`, level(i)]))
    const start = performance.now()
    const input = await inputOf({ type: 'object', properties: { p: { $ref: '#/$defs/l0' } }, $defs })
    expect(input.truncated).toBe(true)
    expect(JSON.stringify(input).length).toBeLessThan(1_000_000)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('does not follow rings and does not count alternatives for ever', async () => {
    const ring = { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }
    expect((await parameterOf({ $ref: '#/$defs/a' }, { $defs: ring })).type).toBe('…')
    const both = { a: { anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }, { type: 'string' }] } }
    expect((await parameterOf({ $ref: '#/$defs/a' }, { $defs: both })).type).toContain('string')
  })
})

describe('a schema', () => {
  it('says whether it takes other members', async () => {
    expect(await inputOf({ type: 'object', additionalProperties: false })).toEqual({
      type: 'object',
      closed: true,
      parameters: [],
      truncated: false,
    })
    expect((await inputOf({ type: 'object', properties: [] })).closed).toBe(false)
  })

  it('of what comes back may be any', async () => {
    const { output } = await toolOf({
      outputSchema: { type: 'array', items: { type: 'object', properties: { a: true } } },
    })
    expect(output?.type).toBe('array of object')
    expect(output?.parameters.map(({ name }) => name)).toEqual(['a'])
  })

  it('is read in the spelling of other APIs', async () => {
    const schema = { type: 'object', properties: { a: {} } }
    for (const tool of [
      { inputSchema: undefined, input_schema: schema },
      { inputSchema: undefined, parameters: schema, type: 'function' },
    ])
      expect((await toolOf(tool)).input?.parameters.map(({ name }) => name)).toEqual(['a'])
  })
})

describe('secrets', () => {
  const key = `sk-ant-api03-${'A1b2'.repeat(23)}AA`

  it('are cut wherever the tree repeats them', async () => {
    const tool = await toolOf({
      description: `Uses ${key} for all.`,
      annotations: { [key]: key, list: [{ key }] },
      inputSchema: {
        type: 'object',
        properties: {
          a: { type: 'string', default: key, description: key },
          b: { enum: [key] },
          c: { type: 'array', items: { const: key } },
          token: { type: 'string', default: 'Zq8vT3nLx0pRw7Ks2Yd5' },
          [key]: {},
        },
      },
    })
    const text = JSON.stringify({ ...tool, findings: [] })
    expect(text).not.toContain(key.slice(0, 20))
    expect(text).not.toContain('Zq8vT3nL')
    expect(tool.description).toMatch(/^Uses sk-a….* for all\.$/)
  })
})
