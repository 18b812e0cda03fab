import { describe, expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { refRings, refsOf } from '../../src/schema/refs.js'

const schema = (text: string) => readJson(text, 'x.json').roots[0]?.node as ObjectNode

/** Where each reference leads, in source order: a pointer, or a word. */
const targets = (text: string) =>
  refsOf(schema(text)).map(({ target }) => (target.is === 'here' ? pointerTo(target.node) || '/' : target.is))

describe('references', () => {
  it.each([
    ['a definition', '{"$ref":"#/$defs/A","$defs":{"A":{}}}', ['/$defs/A']],
    ['the root', '{"items":{"$ref":"#"},"not":{"$ref":""}}', ['/', '/']],
    ['an escaped name', '{"$ref":"#/$defs/a~1b%20c~0","$defs":{"a/b c~":{}}}', ['/$defs/a~1b c~0']],
    ['~01, which is ~1', '{"$ref":"#/$defs/~01","$defs":{"~1":{},"/":{}}}', ['/$defs/~01']],
    ['a property', '{"properties":{"a":{},"b":{"$ref":"#/properties/a"}}}', ['/properties/a']],
    ['an item of a list', '{"allOf":[{},{"$ref":"#/allOf/0"}]}', ['/allOf/0']],
    ['no item of a list', '{"allOf":[{"$ref":"#/allOf/01"},{"$ref":"#/allOf/-"}]}', ['nowhere', 'nowhere']],
    ['a name of JavaScript', '{"$ref":"#/$defs/constructor","$defs":{}}', ['nowhere']],
    ['__proto__', '{"$ref":"#/$defs/__proto__","$defs":{"__proto__":{}}}', ['/$defs/__proto__']],
    ['a broken percent sign', '{"$ref":"#/$defs/a%zz","$defs":{"a%zz":{}}}', ['/$defs/a%zz']],
    ['what an unknown keyword holds', '{"$ref":"#/components/A","components":{"A":{}}}', ['/components/A']],
    ['nothing', '{"$ref":"#/$defs/B","$defs":{"A":{}}}', ['nowhere']],
    ['the last of equal names', '{"$ref":"#/$defs/A","$defs":{"B":{}},"$defs":{"A":{}}}', ['/$defs/A']],
    ['an anchor', '{"$ref":"#a","$defs":{"A":{"$anchor":"a"}}}', ['/$defs/A']],
    ['a dynamic anchor', '{"$ref":"#a","$defs":{"A":{"$dynamicAnchor":"a"}}}', ['/$defs/A']],
    ['an anchor of draft-07', '{"$ref":"#a","definitions":{"A":{"$id":"#a"}}}', ['/definitions/A']],
    ['no anchor', '{"$ref":"#gone"}', ['nowhere']],
    ['an embedded resource', '{"$ref":"person.json","$defs":{"A":{"$id":"person.json"}}}', ['/$defs/A']],
    [
      'one by its address',
      '{"$id":"https://x.example/a","$ref":"https://x.example/b#/not","$defs":{"A":{"$id":"b","not":{}}}}',
      ['/$defs/A/not'],
    ],
    [
      'the root by its address',
      '{"$id":"https://x.example/a","items":{"$ref":"a#/$defs/A"},"$defs":{"A":{}}}',
      ['/$defs/A'],
    ],
    ['a urn', '{"$ref":"urn:x:1","$defs":{"A":{"$id":"urn:x:1"}}}', ['/$defs/A']],
    ['its own resource', '{"$defs":{"A":{"$id":"a","$ref":"#/$defs/B","$defs":{"B":{}}}}}', ['/$defs/A/$defs/B']],
    ['what readers see differently', '{"$defs":{"A":{"$id":"a","$ref":"#/$defs/A"}}}', ['elsewhere']],
    ['another file', '{"$ref":"common.json#/x"}', ['external']],
    ['the web', '{"$ref":"https://schemas.example/a.json"}', ['external']],
    ['no address', '{"$ref":"http://[x"}', ['external']],
    [
      'a meta-schema',
      '{"not":{"$ref":"https://json-schema.org/draft/2020-12/schema"},"items":{"$ref":"http://json-schema.org/draft-07/schema#"}}',
      ['elsewhere', 'elsewhere'],
    ],
    ['a property that is called $ref', '{"properties":{"$ref":{"type":"string"}}}', []],
    [
      'data',
      '{"const":{"$ref":"#/gone"},"default":{"$ref":"#/gone"},"enum":[{"$ref":"#/gone"}],"x":{"$ref":"#/gone"}}',
      [],
    ],
    ['no string', '{"$ref":7}', []],
  ])('lead to %s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected)
  })
})

describe('rings of references', () => {
  const rings = (text: string) => refRings(schema(text)).map(({ node }) => pointerTo(node))

  it.each([
    ['itself', '{"$ref":"#"}', ['/$ref']],
    ['itself, from afar', '{"not":{"$ref":"#/$defs/A"},"$defs":{"A":{"$ref":"#/$defs/A"}}}', ['/$defs/A/$ref']],
    [
      'each other',
      '{"not":{"$ref":"#/$defs/A"},"$defs":{"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}',
      ['/$defs/A/$ref'],
    ],
    [
      'each other, by the later one',
      '{"$defs":{"0":{"$ref":"#/$defs/B"},"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}',
      ['/$defs/A/$ref'],
    ],
    ['two rings', '{"$defs":{"A":{"$ref":"#/$defs/A"},"B":{"$ref":"#/$defs/B"}}}', ['/$defs/A/$ref', '/$defs/B/$ref']],
    ['nothing: recursion through properties', '{"properties":{"child":{"$ref":"#"}}}', []],
    ['nothing: a chain that ends', '{"$ref":"#/$defs/A","$defs":{"A":{"$ref":"#/$defs/B"},"B":{}}}', []],
  ])('lead to %s', (_, text, expected) => {
    expect(rings(text)).toEqual(expected)
  })
})

it('find their way among thousands, the last of equal names', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `"d${i}":{"$ref":"#/$defs/d${i + 1}"}`)
  const found = targets(
    `{"$defs":{"d20000":{"type":"string"},${many.join(',')},"d20000":{},"e":{"$ref":"#/$defs/gone"}}}`,
  )
  expect(found).toHaveLength(20_001)
  expect(found.slice(-2)).toEqual(['/$defs/d20000', 'nowhere'])
  expect(found.slice(0, 2)).toEqual(['/$defs/d1', '/$defs/d2'])
})
