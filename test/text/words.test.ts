import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeInvisible } from '../../src/text/escape.js'
import { capital, list, quote } from '../../src/text/words.js'

test('escapeInvisible', () => {
  expect(escapeInvisible('a\u202eb\u200b\ufeff\u0007\u009b\u2028')).toBe(
    'a<U+202E>b<U+200B><U+FEFF><U+0007><U+009B><U+2028>',
  )
  expect(escapeInvisible('\u{e0041}\u{e0100}')).toBe('<U+E0041><U+E0100>')
  expect(escapeInvisible('\ud800x')).toBe('<U+D800>x')
  expect(escapeInvisible('a\tb')).toBe('a<U+0009>b')
  expect(escapeInvisible('a\tb', { keepTabs: true })).toBe('a\tb')
  expect(escapeInvisible('größe 日本 😀 ❤\ufe0f')).toBe('größe 日本 😀 ❤\ufe0f')
})

test('quote', () => {
  expect(quote('args')).toBe('"args"')
  expect(quote('a"b')).toBe('"a\\"b"')
  expect(quote('a\u202eb')).toBe('"a<U+202E>b"')
  expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`)
  expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(59)}…"`)
  expect(quote('😀'.repeat(500))).toBe(`"${'😀'.repeat(59)}…"`)
})

test('list and capital', () => {
  expect(list([], 'or')).toBe('')
  expect(list(['a'], 'or')).toBe('a')
  expect(list(['a', 'b'], 'and')).toBe('a and b')
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c')
  expect(capital('the command')).toBe('The command')
  expect(capital('élan')).toBe('Élan')
  expect(capital('')).toBe('')
})

test('no text gets through that drives a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(escapeInvisible(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      expect(quote(text).length).toBeLessThan(60 * 9 + 4)
    }),
    { seed: 7, numRuns: 500 },
  )
})
