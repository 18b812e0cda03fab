import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from '../../src/text/difference.js'

describe('a difference', () => {
  it.each([
    ['Reads a file.', 'Reads a folder.', '"Reads a file."', '"Reads a folder."'],
    ['Reads.', 'Reads. Then it sends all of it away.', '"Reads."', '"Reads. Then it sends all of it away."'],
    ['', 'x', '""', '"x"'],
    ['one two', 'one  two', '"one two"', '"one  two"'],
    [
      'The first words of a text that goes on and on, the middle, and a text that goes on and on to the last words.',
      'The first words of a text that goes on and on, the centre, and a text that goes on and on to the last words.',
      '"…goes on and on, the middle, and a text that goes…"',
      '"…goes on and on, the centre, and a text that goes…"',
    ],
    ['say "a"', 'say "b"', '"say \\"a\\""', '"say \\"b\\""'],
    ['a\u200bb', 'a\u200bc', '"a<U+200B>b"', '"a<U+200B>c"'],
    ['{"type":"string"}', '{"type":"number"}', '"{\\"type\\":\\"string\\"}"', '"{\\"type\\":\\"number\\"}"'],
  ])('of %j and %j', (before, after, from, to) => {
    expect(difference(before, after)).toEqual({ before: from, after: to })
  })

  it('cuts what is long', () => {
    const { before, after } = difference('x', 'y'.repeat(100_000))
    expect(before).toBe('"x"')
    expect(after).toMatch(/^"y+…"$/)
    expect(after.length).toBeLessThan(220)
  })

  it('shows two texts for two texts, in bounded length and without halves of pairs', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, text, text, text, (head, a, b, tail) => {
        fc.pre(a !== b)
        const { before, after } = difference(head + a + tail, head + b + tail)
        if (a.length < 60 && b.length < 60 && !(head + a + b + tail).includes('\\')) expect(before).not.toBe(after)
        for (const one of [before, after]) {
          expect(() => encodeURIComponent(one)).not.toThrow() // it fails on half a pair
          expect(one.length).toBeLessThan(4000)
        }
      }),
    )
  })
})
