import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Length, utf8Offsets } from '../../src/text/utf8.js'

const anyText = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' })

test('a text takes as many bytes as its encoder says, lone halves of pairs too', () => {
  const texts = fc.oneof(anyText, fc.constantFrom('a\ud800', '\udc00\ud800b', '\ud83d\ude00\ude00'))
  fc.assert(
    fc.property(texts, text => {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text))
    }),
  )
})

test('the bytes before an offset are those of the text before it', () => {
  fc.assert(
    fc.property(fc.array(anyText), fc.nat(), (parts, from) => {
      const points = [...parts.join('')]
      const before = points.slice(0, from % (points.length + 1)).join('')
      expect(utf8Offsets(points.join(''))(before.length)).toBe(Buffer.byteLength(before))
    }),
  )
})
