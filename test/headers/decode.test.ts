import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeHeaderValue } from '../../src/index.js'

describe('a header', () => {
  it.each([
    ['us-west1', 'us-west1'],
    ['', ''],
    ['=?base64?SGVsbG8=?=', 'Hello'],
    ['=?base64?SGVsbG8sIOS4lueVjA==?=', 'Hello, 世界'],
    ['=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=', '=?base64?literal?='],
    ['=?base64??=', ''],
    ['=?BASE64?SGVsbG8=?=', '=?BASE64?SGVsbG8=?='],
    ['=?base64?SGVsbG8=', '=?base64?SGVsbG8='],
    ['=?base64?77u/eA==?=', '\ufeffx'],
    ['a\tb', 'a\tb'],
  ])('%j stands for %j', (header, text) => {
    expect(decodeHeaderValue(header)).toBe(text)
  })

  it.each([
    ['without its padding', '=?base64?SGVsbG8?='],
    ['with half its padding', '=?base64?SGVsbA=?='],
    ['with too much padding', '=?base64?SGVsbG8==?='],
    ['with padding inside', '=?base64?SGVs=G8=?='],
    ['of padding alone', '=?base64?====?='],
    ['with a letter that Base64 has not', '=?base64?SGVs*G8=?='],
    ['in the alphabet for addresses', '=?base64?8J-Zgg==?='],
    ['that is no UTF-8', '=?base64?/w==?='],
    ['that is half a surrogate pair', '=?base64?7aCA?='],
    ['with bits left over', '=?base64?SGVsbG9=?='],
    ['whose marks overlap', '=?base64?='],
    ['with a bare letter beyond ASCII', 'caf\u00e9'],
    ['with a line end', 'a\r\nb'],
    ['with a control character', '=?base64?SGVs\0bG8=?='],
  ])('%s is malformed', (_, header) => {
    expect(() => decodeHeaderValue(header)).toThrow(RangeError)
  })

  it('is decoded as strictly as it is encoded: what Node writes differently is refused', () => {
    fc.assert(
      fc.property(fc.base64String({ maxLength: 24 }), fc.nat(30), (encoded, at) => {
        const text = encoded.slice(0, at) + encoded.slice(at + 1)
        const bytes = Buffer.from(text, 'base64')
        const canonical = bytes.toString('base64') === text && Buffer.from(bytes.toString('utf8')).equals(bytes)
        if (canonical) expect(decodeHeaderValue(`=?base64?${text}?=`)).toBe(bytes.toString('utf8'))
        else expect(() => decodeHeaderValue(`=?base64?${text}?=`)).toThrow(RangeError)
      }),
    )
  })
})
