import { expect, it } from 'vitest'
import { lintText } from '../../src/engine/lint.js'
import { toolWith } from '../support/tools.js'

const withA = (schema: string, more = '') => toolWith(`{"type":"object","properties":{"a":${schema}}${more}}`)

it.each([
  [withA('{"type":"double"}'), withA('{"type":"number"}')],
  [withA('"string"'), withA('{"type":"string"}')],
  [withA('[]'), withA('{}')],
  [withA('{"type":"string","required":true}'), withA('{"type":"string"}', ',"required":["a"]')],
  [withA('{"required":true,"type":"string"}', ',"required":[]'), withA('{"type":"string"}', ',"required":["a"]')],
  [withA('{"type":"string","required":false}'), withA('{"type":"string"}')],
  [withA('{"title":null,"type":"string"}'), withA('{"type":"string"}')],
  [withA('{"type":"number","minimum":0,"exclusiveMinimum":true}'), withA('{"type":"number","exclusiveMinimum":0}')],
  [withA('{"type":"number","exclusiveMaximum":true,"maximum":9}'), withA('{"type":"number","exclusiveMaximum":9}')],
  [withA('{"type":"number","exclusiveMaximum":false}'), withA('{"type":"number"}')],
  [withA('{"minLength":"5","uniqueItems":"true"}'), withA('{"minLength":5,"uniqueItems":true}')],
  [withA('{"pattern":"[\\\\w-.]"}'), withA('{"pattern":"[\\\\w\\\\-.]"}')],
  [
    withA('{"$ref":"#/$defs/B"}', ',"definitions":{"B":{}}'),
    withA('{"$ref":"#/definitions/B"}', ',"definitions":{"B":{}}'),
  ],
  [withA('{"type":"string"}', ',"required":["A"]'), withA('{"type":"string"}', ',"required":["a"]')],
  [toolWith('"{\\"type\\":\\"object\\"}"'), toolWith('{"type":"object"}')],
  [
    '{"tools":[{"name":"a","description":"Does a piece of work."}]}',
    '{"tools":[{"name":"a","description":"Does a piece of work.","inputSchema":{"type":"object","additionalProperties":false}}]}',
  ],
])('%s is mended on a guess', async (text, expected) => {
  const options = { revision: '2025-11-25', fix: 'suggested', targets: ['none'] } as const
  const result = await lintText({ uri: 'tools.json', text, named: true }, options)
  expect(result?.fixed?.text).toBe(expected)
})
