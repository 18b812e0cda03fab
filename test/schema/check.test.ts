import { describe, expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { checkSchema, type SchemaProblem } from '../../src/schema/check.js'
import type { Dialect } from '../../src/schema/wants.js'

const check = (text: string, otherwise: Dialect | null = '2020-12') =>
  checkSchema(readJson(text, 'x.json').roots[0]?.node as ObjectNode, otherwise).map(told)

/** "kind /place" or "grade of a pattern /place". */
function told(problem: SchemaProblem): string {
  if (problem.kind !== 'pattern') return `${problem.kind} ${pointerTo(problem.node)}`
  const { at, verdict } = problem
  return `${verdict.grade} ${'key' in at ? `${pointerTo(at.value)} key` : pointerTo(at)}`
}

describe('a schema is right', () => {
  it.each([
    '{}',
    '{"type":["string","null"],"default":null}',
    '{"properties":{"type":{"type":"string"},"required":{"type":"boolean"},"properties":{},"items":true}}',
    '{"properties":{"a":{"x-order":1,"nullable":true,"example":7,"format":"never-heard"}}}',
    '{"enum":[]}',
    '{"default":{"type":"strng"},"const":{"type":7},"examples":[{"required":true}],"enum":[{"type":7}]}',
    '{"minimum":-0,"maxLength":3.0,"multipleOf":1e-9}',
    '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{},{}],"dependencies":{"a":["b"],"c":{}}}',
    '{"$schema":"https://json-schema.org/draft-07/schema","items":[{}]}',
    '{"$schema":"https://json-schema.org/draft/2020-12/schema#","prefixItems":[{}]}',
    // Nobody knows this dialect, so nobody knows what is wrong in it.
    '{"$schema":"http://json-schema.org/draft-04/schema#","exclusiveMinimum":true,"type":"strng"}',
    // A part with an identifier may be of another dialect.
    '{"$defs":{"A":{"$id":"a","$schema":"http://json-schema.org/draft-07/schema#","items":[{}]},"B":{"$id":"b","$schema":"urn:x","type":7}}}',
  ])('%s', text => {
    expect(check(text)).toEqual([])
  })
})

describe('a schema is wrong', () => {
  it.each([
    ['{"properties":{"city":{"type":"strng"}}}', ['type-name /properties/city/type']],
    ['{"type":["string","Null"]}', ['type-name /type/1']],
    ['{"type":[]}', ['empty-list /type']],
    ['{"type":["string","string"]}', ['repeated /type']],
    ['{"type":["string",null]}', ['wrong-type /type/1']],
    ['{"type":null}', ['wrong-type /type']],
    ['{"properties":{"a":"string"}}', ['no-schema /properties/a']],
    ['{"properties":[]}', ['empty-array /properties']],
    [
      '{"$defs":{"A":{"patternProperties":[]}},"definitions":[]}',
      ['empty-array /$defs/A/patternProperties', 'empty-array /definitions'],
    ],
    ['{"dependentSchemas":[]}', ['wrong-type /dependentSchemas']],
    ['{"properties":{"a~/b":{"required":true}}}', ['wrong-type /properties/a~0~1b/required']],
    ['{"properties":{"__proto__":{"type":7}}}', ['wrong-type /properties/__proto__/type']],
    ['{"required":["a",1,null]}', ['wrong-type /required/1', 'wrong-type /required/2']],
    ['{"required":["a","a"]}', ['repeated /required']],
    ['{"allOf":[]}', ['empty-list /allOf']],
    ['{"anyOf":{"type":"string"}}', ['wrong-type /anyOf']],
    ['{"anyOf":[{"type":"string"},7]}', ['no-schema /anyOf/1']],
    ['{"items":[{}]}', ['no-schema /items']],
    ['{"exclusiveMinimum":true}', ['wrong-type /exclusiveMinimum']],
    [
      '{"minLength":-1,"maxLength":1.5,"multipleOf":0,"maximum":1e999}',
      ['range /minLength', 'range /maxLength', 'range /multipleOf', 'range /maximum'],
    ],
    ['{"$schema":7}', ['wrong-type /$schema']],
    ['{"$id":"a#b","$anchor":"1"}', ['name /$id', 'name /$anchor']],
    ['{"$vocabulary":{"urn:x":1}}', ['wrong-type /$vocabulary/urn:x']],
    ['{"dependencies":{"a":["b",7],"c":7}}', ['wrong-type /dependencies/a/1', 'no-schema /dependencies/c']],
    ['{"dependentRequired":{"a":"b"}}', ['wrong-type /dependentRequired/a']],
    ['{"pattern":"(?P<a>b)"}', ['nowhere /pattern']],
    ['{"pattern":"a\\\\_"}', ['not-unicode /pattern']],
    ['{"pattern":7}', ['wrong-type /pattern']],
    ['{"patternProperties":{"*":{}}}', ['nowhere /patternProperties/* key']],
    // Of equal names readers see the last.
    ['{"type":7,"type":"string","minimum":"0"}', ['wrong-type /minimum']],
    [
      '{"$schema":"http://json-schema.org/draft-06/schema#","enum":[],"items":[]}',
      ['empty-list /enum', 'empty-list /items'],
    ],
    [
      '{"$schema":"http://json-schema.org/draft-06/schema#","enum":[{"a":1,"b":0},{"b":-0,"a":1.0}]}',
      ['repeated /enum'],
    ],
  ])('%s', (text, expected) => {
    expect(check(text)).toEqual(expected)
  })
})

describe('where nobody names a dialect', () => {
  it.each([
    ['{"items":[{}]}', []],
    ['{"prefixItems":[{}],"items":false}', []],
    ['{"enum":[]}', []],
    ['{"items":[{"type":"text"}]}', ['no-schema /items']],
    ['{"type":"text"}', ['type-name /type']],
    ['{"items":[{"pattern":"("}]}', ['nowhere /items/0/pattern']],
  ])('%s', (text, expected) => {
    expect(check(text, null)).toEqual(expected)
  })
})
