import { describe, expect, it } from 'vitest'
import type { ObjectShape, Shape } from '../../src/clients/shape.js'
import { pointerTo } from '../../src/document/pointer.js'
import { readDocument } from '../../src/document/read.js'
import { checkShape, type Reading, type ShapeProblem, shapeInWords, typeInWords } from '../../src/shape/check.js'
import { fake } from '../support/fakes.js'

const text = { type: 'string' } as const
const number = { type: 'number' } as const

/** Each problem as "kind reason /place". */
async function check(value: string, shape: Shape, syntax: 'json' | 'toml' = 'json', reading: Reading = {}) {
  const node = (await readDocument(value, syntax, 'x')).roots[0]?.node
  if (!node) throw new Error('There is nothing to check.')
  return checkShape(node, shape, reading).map(told)
}
function told(one: ShapeProblem): string {
  const node = one.kind === 'unknown-member' ? one.member.value : one.node
  const more = {
    'wrong-value': () => (one.kind === 'wrong-value' ? one.reason : ''),
    'missing-member': () => (one.kind === 'missing-member' ? `${one.name} ${one.required}` : ''),
    'unknown-member': () => (one.kind === 'unknown-member' ? String(one.refused) : ''),
    'no-member': () => (one.kind === 'no-member' ? one.names.join('+') : ''),
    'too-many-members': () => (one.kind === 'too-many-members' ? one.names.join('+') : ''),
    'wrong-type': () => (one.kind === 'wrong-type' ? one.expected.type : ''),
    'no-variable-name': () => '',
    'ignored-number': () => '',
  }[one.kind]()
  return [one.kind, more, pointerTo(node)].filter(Boolean).join(' ')
}

describe('a string', () => {
  it('is a string', async () => {
    expect(await check('"x"', text)).toEqual([])
    expect(await check('""', text)).toEqual([])
    for (const value of ['7', 'true', 'null', '[]', '{}'])
      expect(await check(value, text)).toEqual(['wrong-type string'])
  })

  it('is one of some words, in their letters', async () => {
    const shape = { ...text, oneOf: ['a', 'b'] }
    expect(await check('"a"', shape)).toEqual([])
    expect(await check('"A"', shape)).toEqual(['wrong-value word'])
    expect(await check('7', shape)).toEqual(['wrong-type string'])
  })

  it('may have to hold something, or an https address', async () => {
    expect(await check('""', { ...text, notBlank: true })).toEqual(['wrong-value empty'])
    expect(await check('" "', { ...text, notBlank: true })).toEqual(['wrong-value empty'])
    expect(await check('""', { ...text, nonEmpty: true })).toEqual(['wrong-value empty'])
    expect(await check('" "', { ...text, nonEmpty: true })).toEqual([])
    const https = { ...text, format: 'https-url' } as const
    expect(await check('" https://a.example/x"', https)).toEqual([])
    for (const value of [
      '"http://a.example"',
      '"HTTPS://a.example/x"',
      '"https://a b"',
      '"https://a:99999"',
      '"https://"',
      '"a.example"',
      '""',
    ]) {
      expect(await check(value, https)).toEqual(['wrong-value https'])
    }
  })

  it('may have to be the name of a variable, and no key that looks like one', async () => {
    const name = { ...text, format: 'variable-name' } as const
    for (const value of ['A', '_a1', 'path']) expect(await check(JSON.stringify(value), name)).toEqual([])
    for (const value of ['', '1A', 'A=b', '$A', '${A}', 'A B', 'Ä', fake('github_pat')]) {
      expect(await check(JSON.stringify(value), name)).toEqual(['no-variable-name'])
    }
  })

  it('is a date where the reader takes one for its text', async () => {
    const map = { type: 'map', of: text } as const
    expect(await check('a = 2026-11-30', map, 'toml')).toEqual(['wrong-type string /a'])
    expect(await check('a = 2026-11-30', map, 'toml', { datesAsText: true })).toEqual([])
    const words = { type: 'map', of: { ...text, oneOf: ['2026-11-30'] } } as const
    expect(await check('a = 2026-11-30', words, 'toml', { datesAsText: true })).toEqual(['wrong-type string /a'])
  })
})

describe('a number', () => {
  it('is a number within its bounds', async () => {
    const shape = { ...number, min: 0, max: 10 }
    for (const value of ['0', '10', '2.5', '-0']) expect(await check(value, shape)).toEqual([])
    for (const value of ['-1', '10.1', '1e400', '-1e400'])
      expect(await check(value, shape)).toEqual(['wrong-value range'])
    expect(await check('0', { ...number, above: 0 })).toEqual(['wrong-value range'])
    expect(await check('0.1', { ...number, above: 0 })).toEqual([])
    expect(await check('"1"', shape)).toEqual(['wrong-type number'])
    expect(await check('true', shape)).toEqual(['wrong-type number'])
  })

  it('is finite in every syntax', async () => {
    for (const value of ['inf', '-inf', 'nan']) {
      expect(await check(`a = ${value}`, { type: 'map', of: number }, 'toml')).toEqual(['wrong-value range /a'])
    }
  })

  it('may have to be whole; a float is none where the syntax tells them apart', async () => {
    const whole = { ...number, integer: true } as const
    expect(await check('1.0', whole)).toEqual([])
    expect(await check('1.5', whole)).toEqual(['wrong-value integer'])
    expect(await check('a = 1.0', { type: 'map', of: whole }, 'toml')).toEqual(['wrong-type number /a'])
    expect(await check('a = 1', { type: 'map', of: whole }, 'toml')).toEqual([])
    expect(await check('a = 1.0', { type: 'map', of: number }, 'toml')).toEqual([])
  })

  it('may be read and ignored', async () => {
    const shape = { ...number, above: 0, ignoredBelow: 1000 }
    expect(await check('999', shape)).toEqual(['ignored-number'])
    expect(await check('1000', shape)).toEqual([])
    expect(await check('-1', shape)).toEqual(['wrong-value range'])
  })
})

describe('lists, maps and objects', () => {
  const shape = {
    type: 'object',
    members: { name: { ...text, required: 'refused' }, hint: { ...text, required: 'lost' }, size: number },
  } as const satisfies ObjectShape

  it('are judged at the deepest place that is to blame', async () => {
    expect(await check('["a", 1, [null]]', { type: 'list', of: text })).toEqual([
      'wrong-type string /1',
      'wrong-type string /2',
    ])
    expect(
      await check('{"a": {"b": [1]}}', { type: 'map', of: { type: 'map', of: { type: 'list', of: text } } }),
    ).toEqual(['wrong-type string /a/b/0'])
    expect(await check('{}', { type: 'list', of: text })).toEqual(['wrong-type list'])
    expect(await check('[]', { type: 'map', of: text })).toEqual(['wrong-type map'])
    expect(await check('null', shape)).toEqual(['wrong-type object'])
  })

  it('lack members and have others', async () => {
    expect(await check('{"size": "x", "colour": 1}', shape)).toEqual([
      'missing-member name refused',
      'missing-member hint lost',
      'wrong-type number /size',
      'unknown-member false /colour',
    ])
    expect(await check('{"name":"x","hint":"x","b":1}', { ...shape, others: 'refused' })).toEqual([
      'unknown-member true /b',
    ])
    expect(await check('{"name":"x","hint":"x","b":1}', { ...shape, others: 'unchecked' })).toEqual([])
    expect(await check('{"name":"x","hint":"x","constructor":1,"__proto__":2}', shape)).toEqual([
      'unknown-member false /constructor',
      'unknown-member false /__proto__',
    ])
  })

  it('may want exactly one member of some', async () => {
    const one = { type: 'object', members: { a: text, b: text, c: text }, oneMemberOf: ['a', 'b'] } as const
    expect(await check('{"b":"x","c":"x"}', one)).toEqual([])
    expect(await check('{"a":"x","b":"x"}', one)).toEqual(['too-many-members a+b'])
    expect(await check('{"c":"x"}', one)).toEqual(['no-member a+b'])
  })

  it('are those that readers see: of equal names the last', async () => {
    expect(await check('{"a":1,"a":"x"}', { type: 'map', of: text })).toEqual([])
    expect(await check('{"a":"x","a":1}', { type: 'map', of: text })).toEqual(['wrong-type string /a'])
  })
})

describe('one of several shapes', () => {
  const either = {
    type: 'either',
    of: [text, { type: 'object', members: { id: { ...text, required: 'refused' } } }],
  } as const

  it('is any of them', async () => {
    expect(await check('"x"', either)).toEqual([])
    expect(await check('{"id":"x"}', either)).toEqual([])
    expect(await check('null', { ...either, orNull: true })).toEqual([])
  })

  it('is judged by the one of its own type', async () => {
    expect(await check('{"id":7}', either)).toEqual(['wrong-type string /id'])
    expect(await check('{}', either)).toEqual(['missing-member id refused'])
    expect(await check('7', either)).toEqual(['wrong-type either'])
    expect(await check('null', either)).toEqual(['wrong-type either'])
  })

  it('may be anything', async () => {
    for (const value of ['7', 'null', '{"a":[]}']) expect(await check(value, { type: 'any' })).toEqual([])
    expect(await check('"yes"', { type: 'boolean' })).toEqual(['wrong-type boolean'])
    expect(await check('false', { type: 'boolean' })).toEqual([])
  })
})

describe('words', () => {
  it('name shapes', () => {
    const words: [Shape, string][] = [
      [text, 'a string'],
      [number, 'a number'],
      [{ ...number, integer: true }, 'a whole number'],
      [{ type: 'boolean' }, 'true or false'],
      [{ type: 'any' }, 'any value'],
      [{ type: 'list', of: text }, 'a list of strings'],
      [{ type: 'list', of: number }, 'a list in which each item is a number'],
      [{ type: 'map', of: text }, 'an object whose values are strings'],
      [{ type: 'map', of: { type: 'object', members: {} } }, 'an object in which each value is an object'],
      [
        { type: 'either', of: [text, { type: 'list', of: text }], orNull: true },
        'a string or a list of strings or null',
      ],
    ]
    for (const [shape, wanted] of words) expect(shapeInWords(shape)).toBe(wanted)
  })

  it('name values', async () => {
    const words: [string, string][] = [
      ['"x"', 'a string'],
      ['7', 'a number'],
      ['true', 'true'],
      ['null', 'null'],
      ['[]', 'a list'],
      ['{}', 'an object'],
    ]
    for (const [value, wanted] of words) {
      const node = (await readDocument(value, 'json', 'x')).roots[0]?.node
      expect(node && typeInWords(node)).toBe(wanted)
    }
    const root = (await readDocument('a = 2026-11-30', 'toml', 'x')).roots[0]?.node
    expect(root?.type === 'object' && root.members[0] && typeInWords(root.members[0].value)).toBe('a date')
  })

  it('may be a list of its values where the reader takes them by position', async () => {
    const shape: Shape = {
      type: 'object',
      members: { a: { type: 'string' }, b: { type: 'number' } },
      positions: ['b', 'a'],
    }
    expect(await check('[]', shape)).toEqual([])
    expect(await check('[1]', shape)).toEqual([])
    expect(await check('[1,"x"]', shape)).toEqual([])
    expect(await check('["x"]', shape)).toEqual(['wrong-type number /0'])
    expect(await check('[1,"x",2]', shape)).toEqual(['wrong-type object'])
    expect(await check('["x"]', { ...shape, positions: undefined } as never)).toEqual(['wrong-type object'])
  })
})
