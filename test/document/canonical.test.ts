import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText } from '../../src/document/canonical.js'
import { readJson } from '../../src/document/json.js'

function canonical(text: string): string {
  const [root] = readJson(text, 'x.json').roots
  if (!root) throw new Error('no value')
  return canonicalText(root.node)
}

/** The same value with members in another order, blanks and escapes. */
function otherwise(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(otherwise).join(' ,\n')} ]`
  if (typeof value === 'string') return escaped(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).reverse()
  return `{\n${members.map(([name, one]) => `${escaped(name)} : ${otherwise(one)}`).join(',\t')}}`
}

function escaped(text: string): string {
  const units = [...Array(text.length).keys()].map(i => text.charCodeAt(i).toString(16).padStart(4, '0'))
  return `"${units.map(unit => `\\u${unit}`).join('')}"`
}

const json = fc.jsonValue({ maxDepth: 4 })

describe('the canonical text', () => {
  // RFC 8785, 3.2.2 and 3.2.3.
  it.each([
    [
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    ],
    [
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}',
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ],
    // RFC 8785, appendix B.
    [
      '[-0,5e-324,-1.7976931348623157e308,9007199254740992,295147905179352825856]',
      '[0,5e-324,-1.7976931348623157e+308,9007199254740992,295147905179352830000]',
    ],
    [
      '[1e21,999999999999999900000,0.000001,9.999999999999997e-7]',
      '[1e+21,999999999999999900000,0.000001,9.999999999999997e-7]',
    ],
    ['{"a":1,"a":2}', '{"a":2}'],
    ['{"__proto__":1,"constructor":2,"10":3,"9":4}', '{"10":3,"9":4,"__proto__":1,"constructor":2}'],
    ['"\\ud800"', '"\\ud800"'],
    ['1e999', '1e999'],
  ])('of %s is %s', (text, expected) => {
    expect(canonical(text)).toBe(expected)
  })

  it('says the same value', () => {
    fc.assert(
      fc.property(json, value => {
        const text = JSON.stringify(value)
        expect(JSON.parse(canonical(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('is its own canonical text', () => {
    fc.assert(
      fc.property(json, value => {
        const once = canonical(JSON.stringify(value))
        expect(canonical(once)).toBe(once)
      }),
    )
  })

  it('does not depend on the order of members, blanks or escapes', () => {
    fc.assert(
      fc.property(json, value => {
        expect(canonical(otherwise(value))).toBe(canonical(JSON.stringify(value)))
      }),
    )
  })

  it('writes doubles as ECMAScript does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
        expect(canonical(String(number))).toBe(String(number))
      }),
    )
  })
})
