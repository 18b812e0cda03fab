import { expect, test } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { closingRefs } from '../../src/schema/circles.js'

const closing = (schema: object) => {
  const root = readJson(JSON.stringify(schema), 'x.json').roots[0]?.node as ObjectNode
  return closingRefs(root).map(({ node }) => node.value)
}
const ref = (to: string) => ({ $ref: to })

test.each([
  ['no reference', { properties: { a: {} } }, []],
  ['one twice', { properties: { a: ref('#/$defs/A'), b: ref('#/$defs/A') }, $defs: { A: {} } }, []],
  ['the root', { properties: { a: ref('#') } }, ['#']],
  ['itself', { properties: { a: ref('#/$defs/A') }, $defs: { A: { items: ref('#/$defs/A') } } }, ['#/$defs/A']],
  [
    'two in a ring',
    { items: ref('#/$defs/A'), $defs: { A: { not: ref('#/$defs/B') }, B: { items: ref('#/$defs/A') } } },
    ['#/$defs/A'],
  ],
  [
    'a part of what holds it',
    { items: ref('#/$defs/A/items'), $defs: { A: { items: { not: ref('#/$defs/A') } } } },
    ['#/$defs/A'],
  ],
  ['a definition that nothing leads to', { $defs: { A: { items: ref('#/$defs/A') } } }, []],
  ['a place that is not there', { items: ref('#/$defs/A') }, []],
  ['a property called $ref', { properties: { $ref: { type: 'string' } } }, []],
])('%s', (_, schema, expected) => {
  expect(closing(schema)).toEqual(expected)
})

test('long chains are no deep recursion', () => {
  const $defs = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, i) => [`a${i}`, { items: ref(`#/$defs/a${i + 1}`) }]),
  )
  expect(closing({ items: ref('#/$defs/a0'), $defs: { ...$defs, a20000: ref('#/$defs/a0') } })).toEqual(['#/$defs/a0'])
})
