import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MirroredType } from '../../src/headers/encode.js'
import { decodeHeaderValue, encodeHeaderValue } from '../../src/index.js'

/** [text, header]; the first group is the table of the specification. */
const strings: readonly [string, string][] = [
  ['us-west1', 'us-west1'],
  ['Hello, 世界', '=?base64?SGVsbG8sIOS4lueVjA==?='],
  [' padded ', '=?base64?IHBhZGRlZCA=?='],
  ['line1\nline2', '=?base64?bGluZTEKbGluZTI=?='],
  ['=?base64?literal?=', '=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?='],

  [' us-west1', '=?base64?IHVzLXdlc3Qx?='],
  ['us-west1 ', '=?base64?dXMtd2VzdDEg?='],
  [' ', '=?base64?IA==?='],
  ['us  west 1', 'us  west 1'],
  ['a\r\nX-Evil: 1', '=?base64?YQ0KWC1FdmlsOiAx?='],
  ['a\0b', '=?base64?YQBi?='],
  ['a\x7fb', '=?base64?YX9i?='],
  ['\x1b[31m', '=?base64?G1szMW0=?='],
  ['\tindented', '=?base64?CWluZGVudGVk?='],
  ['x\t', '=?base64?eAk=?='],
  ['caf\u00e9', '=?base64?Y2Fmw6k=?='],
  ['Gr\u00f6\u00dfe', '=?base64?R3LDtsOfZQ==?='],
  ['\u{1f642}', '=?base64?8J+Zgg==?='],
  ['e\u0301', '=?base64?ZcyB?='],
  ['a\u00a0b', '=?base64?YcKgYg==?='],
  ['\ufeffx', '=?base64?77u/eA==?='],
  ['a\u2028b', '=?base64?YeKAqGI=?='],
  ['a"b\\c,d;e=f(g)<h>@:/?{}[]~`|^%#$&*+!\'', 'a"b\\c,d;e=f(g)<h>@:/?{}[]~`|^%#$&*+!\''],
  ['!~', '!~'],
  ['https://example.com/a?b=c&d=%20', 'https://example.com/a?b=c&d=%20'],
  ['{"a": [1, 2]}', '{"a": [1, 2]}'],
  ['true', 'true'],
  ['null', 'null'],
  ['007', '007'],
  ['=?base64?abc', '=?base64?abc'],
  ['abc?=', 'abc?='],
  ['=?BASE64?YQ==?=', '=?BASE64?YQ==?='],
  ['=?base64??=', '=?base64?PT9iYXNlNjQ/Pz0=?='],
  ['=?base64?=', '=?base64?PT9iYXNlNjQ/PQ==?='],
  ['x=?base64?YQ==?=', 'x=?base64?YQ==?='],
  ['a'.repeat(300), 'a'.repeat(300)],
]

/** [type, argument as written, header] */
const others: readonly [MirroredType, string, string | null][] = [
  ['boolean', 'true', 'true'],
  ['boolean', 'false', 'false'],
  ['integer', '42', '42'],
  ['integer', '-7', '-7'],
  ['integer', '0', '0'],
  ['integer', '9007199254740991', '9007199254740991'],
  ['integer', '-9007199254740991', '-9007199254740991'],
  ['integer', '42.0', '42'],
  ['string', 'null', null],
  ['integer', 'null', null],
  ['boolean', ' null ', null],
]

/** Where the specification is silent or open: what most SDKs do. */
const usual: readonly [MirroredType, string, string | null][] = [
  ['string', '"a\\tb"', '=?base64?YQli?='],
  ['string', '""', ''],
  ['integer', '-0', '0'],
  ['integer', '1e3', '1000'],
  ['integer', '4.2e1', '42'],
  ['integer', '4200e-2', '42'],
  ['integer', '0.0', '0'],
  ['integer', '"42"', '42'],
  ['string', '5', '5'],
  ['string', '5.50', '5.5'],
  ['string', 'true', 'true'],
  ['boolean', '1', '1'],
  ['string', '{"a":1}', null],
  ['string', '["a"]', null],
]

describe('a header value', () => {
  it.each(strings)('of the text %j is %j', (text, header) => {
    expect(encodeHeaderValue('string', JSON.stringify(text))).toBe(header)
    expect(decodeHeaderValue(header)).toBe(text)
  })

  it.each(others)('of the %s %s is %j', (type, raw, header) => {
    expect(encodeHeaderValue(type, raw)).toBe(header)
  })

  it.each(usual)('of the %s %s is mostly %j', (type, raw, header) => {
    expect(encodeHeaderValue(type, raw)).toBe(header)
  })

  it('is not there without an argument', () => {
    expect(encodeHeaderValue('string')).toBeNull()
  })

  it('knows escapes', () => {
    expect(encodeHeaderValue('string', String.raw`"\u0041\/"`)).toBe('A/')
  })

  it.each(['9007199254740992', '9007199254740993', '-9007199254740992', '9007199254740991.5', '1e16', '1e400', '42.5'])(
    'of the integer %s does not exist',
    raw => {
      expect(() => encodeHeaderValue('integer', raw)).toThrow(RangeError)
      expect(() => encodeHeaderValue('integer', raw)).toThrow(raw)
    },
  )

  it.each([
    ['string', '{'],
    ['string', ''],
    ['string', '"a" // b'],
    ['string', String.raw`"\ud800"`],
    ['number', '1'],
    ['toString', '1'],
  ])('of the %s %s is a fault of the call', (type, raw) => {
    expect(() => encodeHeaderValue(type as MirroredType, raw)).toThrow(RangeError)
  })

  it('comes back as the same text, and is always a legal header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' })), text => {
        const header = encodeHeaderValue('string', JSON.stringify(text)) ?? ''
        expect(header).toMatch(/^(?:[!-~](?:[ -~]*[!-~])?)?$/)
        expect(decodeHeaderValue(header)).toBe(text)
      }),
    )
  })

  it('is Base64 as Node writes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), text => {
        const header = encodeHeaderValue('string', JSON.stringify(`\u00e9${text}`))
        expect(header).toBe(`=?base64?${Buffer.from(`\u00e9${text}`).toString('base64')}?=`)
      }),
    )
  })
})
