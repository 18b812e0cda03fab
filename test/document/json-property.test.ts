import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '../../src/document/json.js'
import { toValue } from '../../src/document/tree.js'
import { fixed, looseTexts, misplaced, mutated, nodesOf, strictTexts } from './texts.js'

const bits = [
  ...['{', '}', '[', ']', ',', ':', '"', "'", '\\', '/', '//', '/*', '*/', '#', '-', '+', '.', '0', '1', 'e', 'E'],
  ...['true', 'null', 'NaN', '\\u00', '\\ud800', '\\q', '\\/', '\t', '\n', '\r', ' ', '\f', '\v', '\u00a0', '\ufeff'],
  ...['\u2028', '\0', '\u001f', '\u007f', '\ud83d', '"a":1', ',,', '[]', '{}', '"x"', '01', '-0', '1.5e-3', '1e999'],
]
const soup = fc.array(fc.constantFrom(...bits), { maxLength: 12 }).map(parts => parts.join(''))
const texts = fc.oneof(mutated(strictTexts, bits), mutated(looseTexts, bits), soup)

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) }
  } catch {
    return undefined
  }
}

test('a text is without problems exactly where JSON.parse takes it, and has the same value', () => {
  let good = 0
  fc.assert(
    fc.property(texts, text => {
      const document = readJson(text, '')
      const right = parsed(text)
      if (/^\ufeff?[ \t\r\n]*$/.test(text)) {
        expect(document).toMatchObject({ roots: [], problems: [] })
        return
      }
      expect(document.problems.length === 0).toBe(right !== undefined)
      if (!right) return
      good++
      const [root] = document.roots
      expect(root && toValue(root.node)).toStrictEqual(right.value)
    }),
    fixed(3000),
  )
  expect(good).toBeGreaterThan(300)
})

test('every place lies in the text and in what holds it', () => {
  fc.assert(
    fc.property(texts, text => {
      const document = readJson(text, '')
      expect(misplaced(document)).toEqual([])
      const starts = document.problems.map(one => one.span.start)
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
    }),
    fixed(1000),
  )
})

test('what a place says stands there', () => {
  fc.assert(
    fc.property(strictTexts, text => {
      const document = readJson(text, '')
      for (const node of nodesOf(document)) {
        expect(toValue(node)).toStrictEqual(JSON.parse(text.slice(node.span.start, node.span.end)))
        if (node.type !== 'object') continue
        for (const { key } of node.members) expect(JSON.parse(text.slice(key.span.start, key.span.end))).toBe(key.name)
      }
    }),
    fixed(300),
  )
})

test('comments and trailing commas are all that is wrong with JSON with comments', () => {
  fc.assert(
    fc.property(looseTexts, text => {
      const document = readJson(text, '')
      const kinds = document.problems
        .map(one => one.kind)
        .filter(kind => kind !== 'comment' && kind !== 'trailing-comma')
      expect(kinds).toEqual([])
      expect(document.problems.filter(one => one.kind === 'comment').map(one => one.span)).toEqual(
        document.comments.map(one => one.span),
      )
      // Without them it is plain JSON with the same value.
      const cuts = document.problems.map(one => one.span)
      const plain = cuts.reduceRight((now, { start, end }) => `${now.slice(0, start)} ${now.slice(end)}`, text)
      const [root] = document.roots
      expect(root && toValue(root.node)).toStrictEqual(JSON.parse(plain))
    }),
    fixed(500),
  )
})

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
      expect(misplaced(readJson(text, ''))).toEqual([])
    }),
    fixed(500),
  )
})
