import { expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { lostNames } from '../../src/schema/required.js'

const lost = (text: string) =>
  lostNames(readJson(text, 'x.json').roots[0]?.node as ObjectNode).map(({ node }) => `${node.value} ${pointerTo(node)}`)

it.each([
  ['{"properties":{"a":{}},"required":["a","b"]}', ['b /required/1']],
  ['{"required":["a","a"]}', ['a /required/0']],
  ['{"required":["constructor","__proto__"],"properties":{"__proto__":{}}}', ['constructor /required/0']],
  ['{"properties":{"o":{"properties":{"x":{}},"required":["y"]}}}', ['y /properties/o/required/0']],
  ['{"items":{"required":["z"]}}', ['z /items/required/0']],
  ['{"$defs":{"A":{"required":["z"]}}}', ['z /$defs/A/required/0']],
  ['{"properties":{"a":{}},"anyOf":[{"required":["a"]},{"required":["b"]}]}', ['b /anyOf/1/required/0']],
  ['{"type":["object","null"],"required":["a"]}', ['a /required/0']],
  ['{"properties":{"a":{}},"required":["A"]}', ['A /required/0']],
  ['{"$ref":"#/$defs/A","$defs":{"A":{"properties":{"a":{}}}},"required":["b"]}', ['b /required/0']],
])('nobody describes what %s asks for', (text, expected) => {
  expect(lost(text)).toEqual(expected)
})

it.each([
  '{"properties":{"a":{}},"required":["a"]}',
  '{"required":[]}',
  // Data, not keywords.
  '{"properties":{"required":{"type":"boolean"}},"required":["required"],"default":{"required":["x"]}}',
  // Branches, those that hold them, and what they refer to.
  '{"allOf":[{"properties":{"a":{}}},{"$ref":"#/$defs/more"}],"required":["a","b"],"$defs":{"more":{"properties":{"b":{}}}}}',
  '{"properties":{"a":{}},"oneOf":[{"required":["a"]},{"allOf":[{"required":["a"]}]}]}',
  '{"properties":{"a":{},"b":{}},"if":{"properties":{"a":{"const":1}},"required":["a"]},"then":{"required":["b"]},"else":{"required":["a"]}}',
  '{"properties":{"a":{},"b":{}},"dependentSchemas":{"a":{"required":["b"]}},"dependencies":{"b":{"required":["a"]},"a":["b"]}}',
  '{"properties":{"id":{}},"allOf":[{"$ref":"#/$defs/base"}],"$defs":{"base":{"required":["id"]}}}',
  '{"properties":{"child":{"$ref":"#"},"tag":{}},"required":["tag"]}',
  '{"properties":{"a":{}},"anyOf":[{"properties":{"b":{}},"required":["b"]},{"required":["a","b"]}]}',
  // What is refused or only looked at is not asked for.
  '{"not":{"required":["legacy"]}}',
  '{"not":{"anyOf":[{"required":["a"]},{"required":["b"]}]}}',
  '{"if":{"required":["a"]},"then":{}}',
  // Names may come from where nobody can look.
  '{"allOf":[{"$ref":"https://schemas.example/base.json"}],"required":["a"]}',
  '{"$ref":"#/$defs/gone","required":["a"]}',
  '{"$ref":"#/components/A","components":{"A":{"properties":{"a":{}}}},"required":["a"]}',
  '{"patternProperties":{"^a":{}},"required":["a"]}',
  '{"$dynamicRef":"#node","required":["a"]}',
  // Faults of their own.
  '{"required":"a"}',
  '{"required":[7,null]}',
  '{"properties":[],"required":["a"]}',
  '{"type":"string","required":["a"]}',
])('%s has all that it asks for', text => {
  expect(lost(text)).toEqual([])
})
