import rule from '../../../src/rules/schema/json-schema-invalid.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const now = { file, revision: '2026-07-28' }
const before = { file, revision: '2025-11-25' }
const old = { file, revision: '2024-11-05' }
/** A schema with one property. */
const withA = (schema: string, more = '') => toolWith(`{"type":"object","properties":{"a":${schema}}${more}}`)

cases(rule, {
  quiet: [
    ...['{}', '{"type":["string","null"],"default":null}', '{"x-order":1,"nullable":true,"format":"never-heard"}'].map(
      schema => ({ ...now, text: withA(schema) }),
    ),
    {
      ...now,
      text: toolWith('{"type":"object","properties":{"required":{},"type":{},"items":{}},"required":["type"]}'),
    },
    {
      ...before,
      text: toolWith(
        '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"p":{"items":[{}]}}}',
      ),
    },
    // Nobody names a dialect, and the revision does not either.
    { ...old, text: withA('{"items":[{}]}') },
    { ...old, text: withA('{"prefixItems":[{}]}') },
    // Findings of other rules.
    { ...now, text: toolWith('{"type":"objekt"}') },
    { ...now, text: toolWith('{"type":["object",7]}') },
    { ...before, text: toolWith('{"type":"object"}', '{"type":"text"}') },
    { ...before, text: toolWith('{"type":"object","properties":[]}') },
    { ...before, text: withA('{"pattern":"a\\\\_"}') },
    { ...before, text: toolWith('{"type":"object","properties":{"a":true}}') },
    {
      ...now,
      text: toolWith(
        '{"$schema":"http://json-schema.org/draft-04/schema#","type":"object","required":"a","properties":{"a":{"type":"strng"}}}',
      ),
    },
    // Tools had no outputSchema yet.
    { ...old, text: toolWith('{"type":"object"}', '{"type":"object","properties":{"a":{"type":"text"}}}') },
    // Another API's tool is one finding.
    { ...now, text: '{"tools":[{"type":"function","name":"f","parameters":{"type":"objekt"}}]}' },
  ],
  loud: [
    {
      ...before,
      says: 'type',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/city/type',
      text: '{"tools":[{"name":"get_weather","description":"Tells the weather in a city.","inputSchema":{"type":"object","properties":{"city":{"type":«"strng"»}}}}]}',
    },
    {
      ...now,
      says: 'type',
      text: withA('{"type":«"str"»}', ',"required":["a"],"minProperties":1,"not":{"type":[«"Integer"»,"null"]}'),
      fixed: withA('{"type":"string"}', ',"required":["a"],"minProperties":1,"not":{"type":["integer","null"]}'),
    },
    {
      ...now,
      says: 'type',
      text: withA(
        '{"anyOf":[{"type":«"int"»},{"type":«"float"»},{"type":«"dict"»},{"type":«"list"»},{"type":«"bool"»}]}',
      ),
      fixed: withA(
        '{"anyOf":[{"type":"integer"},{"type":"number"},{"type":"object"},{"type":"array"},{"type":"boolean"}]}',
      ),
    },
    // A guess is no safe fix.
    {
      ...now,
      says: 'type',
      text: withA('{"type":«"double"»}'),
      fixed: '',
    },
    { ...now, says: 'type', text: withA('{"type":«"quux"»}') },
    { ...now, says: 'anyType', text: withA('{"type":«"any"»}') },
    { ...now, says: 'value', text: withA('{"type":«null»}') },
    { ...now, says: 'schema', text: withA('«"string"»') },
    { ...now, says: 'schema', text: withA('«[]»') },
    { ...now, says: 'schema', text: withA('{"items":«[{}]»}') },
    { ...old, says: 'schema', text: withA('{"items":«[{"type":7}]»}') },
    { ...now, says: 'required', text: withA('{"type":"string","required":«true»}') },
    { ...now, says: 'value', text: toolWith('{"type":"object","required":«"a"»}') },
    { ...now, says: 'value', text: toolWith('{"type":"object","properties":{"a":{}},"required":["a",«1»]}') },
    {
      ...before,
      says: 'null',
      text: toolWith('{"type":"object","properties":{},"required":«null»}'),
      fixed: toolWith('{"type":"object","properties":{}}'),
    },
    { ...before, says: 'null', text: withA('{"description":«null»}'), fixed: '' },
    {
      ...now,
      says: 'exclusive',
      text: withA('{"minimum":0,"exclusiveMinimum":«true»}'),
      fixed: withA('{"exclusiveMinimum":0}'),
    },
    { ...now, says: 'value', text: withA('{"enum":«"x|y"»}') },
    { ...now, says: 'value', text: withA('{"minLength":«-1»,"maxLength":«"5"»}') },
    { ...now, says: 'name', text: withA('{"$anchor":«"1"»,"$id":«"a#b"»}') },
    { ...now, says: 'empty', text: toolWith('{"type":"object","allOf":«[]»}') },
    { ...now, says: 'repeated', text: toolWith('{"type":"object","properties":{"a":{}},"required":«["a","a"]»}') },
    { ...now, says: 'pattern', text: withA('{"pattern":«"(?P<year>\\\\d{4})"»}') },
    { ...now, says: 'pattern', text: withA('{"pattern":«"[z-a]"»}') },
    {
      ...now,
      says: 'pattern',
      pointer: '/tools/0/inputSchema/patternProperties/*',
      text: toolWith('{"type":"object","patternProperties":{«"*"»:{}}}'),
    },
    { ...now, says: 'value', text: toolWith('{"$schema":«7»,"type":"object"}') },
    // Since 2026-07-28 an outputSchema may be of any type, and so its type is judged here.
    { ...now, says: 'type', text: toolWith('{"type":"object"}', '{"type":«"text"»}') },
    { ...now, says: 'type', text: toolWith('{"type":"object"}', '{"type":"array","items":{"type":«"text"»}}') },
    // In a dialect that nobody knows, older revisions still say what the root is.
    {
      ...before,
      says: ['schema', 'value'],
      text: toolWith(
        '{"$schema":"http://json-schema.org/draft-04/schema#","type":"object","properties":{"a":«"string"»},"required":«"a"»}',
      ),
    },
    {
      ...before,
      says: ['value', 'value'],
      text: toolWith('{"$schema":"urn:x","type":"object","properties":«"none"»,"required":[«7»]}'),
    },
    // No revision is told: both say so.
    { file, says: 'type', text: withA('{"type":«"quux"»}') },
    // A tool without a name, and names that are hard to tell.
    {
      ...now,
      says: ['type', 'value'],
      pointer: ['/tools/0/inputSchema/properties/__proto__/type', '/tools/0/inputSchema/properties/a~1b~0/minLength'],
      text: '{"tools":[{"inputSchema":{"type":"object","properties":{"__proto__":{"type":«"quux"»},"a/b~":{"minLength":«true»}}}}]}',
    },
  ],
})
