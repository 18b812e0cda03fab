import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxDepth, type Node } from '../../src/document/document.js'
import { readValue } from '../../src/document/json.js'
import { readStrict } from '../../src/document/json-strict.js'
import { pathOf, walk } from '../../src/document/tree.js'
import { fixed, looseTexts, mutated, strictTexts } from './texts.js'

/** All that anybody can ask of a tree. */
function told(root: Node): unknown[] {
  return [...walk(root)].map(node => [
    node.type,
    { ...node.span },
    pathOf(node),
    node.holder?.in,
    node.holder?.in === 'member' ? [node.holder.member.key.name, { ...node.holder.member.span }] : undefined,
    'value' in node ? node.value : undefined,
    node.type === 'number' ? node.raw : undefined,
    node.type === 'object'
      ? node.members.map(one => [one.key.name, { ...one.key.span }, one.owner === node])
      : undefined,
    node.type === 'array' ? node.items.length : undefined,
  ])
}

test('reads exactly what JSON.parse takes, and tells the same as the tolerant reader', () => {
  let [good, bad] = [0, 0]
  const bits = [
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '1',
    '-',
    '.',
    'e',
    '+',
    '0',
    'true',
    'n',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\\u12',
  ]
  fc.assert(
    fc.property(fc.oneof(strictTexts, mutated(strictTexts, bits), mutated(looseTexts, bits)), source => {
      const text = source.replace(/^\ufeff/, '')
      const node = readStrict(text)
      expect(node !== undefined).toBe(isJson(text))
      if (node) good++
      else bad++
      if (node) expect(told(node)).toEqual(told(readValue(text, 0, text.length).root as Node))
    }),
    fixed(4000),
  )
  expect(good).toBeGreaterThan(500)
  expect(bad).toBeGreaterThan(500)
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['01', false],
  ['-', false],
  ['1.', false],
  ['.5', false],
  ['1e+', false],
  ['-0.5E-7', true],
  ['"\\u00g0"', false],
  ['"\\x"', false],
  ['"a\u0001"', false],
  ['"\\ud83d"', true],
  ['tru', false],
  ['nulll', false],
  ['', false],
  ['{"a" 1}', false],
  ['{"a":}', false],
  ['[1,]', false],
  ['{"a":1,}', false],
  ['[1 2]', false],
  ['1 2', false],
  ['\u00a01', false],
  [' \t\r\n{} \n', true],
])('%j: %s', (text, is) => {
  expect(readStrict(text) !== undefined).toBe(is)
})

test('leaves what is nested too deep to the reader that reports it', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(readStrict(nested(maxDepth))).toBeDefined()
  expect(readStrict(nested(maxDepth + 1))).toBeUndefined()
})
