import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTable } from '../../src/document/lines.js'
import { fixed } from './texts.js'

test('counts lines that end at LF, CRLF or a lone CR', () => {
  const lines = lineTable('a\nb\r\nc\rd')
  expect(lines.count).toBe(4)
  expect(lines.at(0)).toEqual({ line: 1, column: 1 })
  expect(lines.at(1)).toEqual({ line: 1, column: 2 })
  expect(lines.at(2)).toEqual({ line: 2, column: 1 })
  expect(lines.at(5)).toEqual({ line: 3, column: 1 })
  expect(lines.at(7)).toEqual({ line: 4, column: 1 })
  expect([1, 2, 3, 4].map(line => 'a\nb\r\nc\rd'.slice(lines.lineStart(line), lines.lineEnd(line)))).toEqual([
    ...'abcd',
  ])
})

test('an empty text has one line, and a last line end begins another', () => {
  expect(lineTable('').count).toBe(1)
  expect(lineTable('').lineEnd(1)).toBe(0)
  expect(lineTable('a\n').count).toBe(2)
  expect(lineTable('a\n').lineEnd(2)).toBe(2)
})

test('U+2028 ends no line, and columns count UTF-16 units', () => {
  expect(lineTable('a\u2028b').count).toBe(1)
  expect(lineTable('😀x').at(2)).toEqual({ line: 1, column: 3 })
})

test('offsets and lines outside the text count as its ends', () => {
  const lines = lineTable('ab\nc')
  expect(lines.at(-5)).toEqual({ line: 1, column: 1 })
  expect(lines.at(99)).toEqual({ line: 2, column: 2 })
  expect(lines.lineStart(0)).toBe(0)
  expect(lines.lineEnd(9)).toBe(4)
})

test('agrees with splitting the text', () => {
  const texts = fc.array(fc.constantFrom('\r', '\n', '\r\n', 'x', '\u2028', '')).map(parts => parts.join(''))
  fc.assert(
    fc.property(texts, text => {
      const lines = lineTable(text)
      const split = text.split(/\r\n|\n|\r/)
      expect(lines.count).toBe(split.length)
      split.forEach((line, i) => {
        expect(text.slice(lines.lineStart(i + 1), lines.lineEnd(i + 1))).toBe(line)
      })
      for (let i = 0; i <= text.length; i++) {
        const { line, column } = lines.at(i)
        expect(lines.lineStart(line) + column - 1).toBe(i)
      }
    }),
    fixed(200),
  )
})
