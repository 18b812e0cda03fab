import rule from '../../../src/rules/schema/required-not-in-properties.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const manyNames = JSON.stringify(Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`name_${i}`, {}])))

cases(rule, {
  quiet: [
    { file, text: toolWith('{"type":"object","properties":{"a":{}},"required":["a"]}') },
    {
      file,
      text: toolWith('{"type":"object","properties":{"a":{},"b":{}},"anyOf":[{"required":["a"]},{"required":["b"]}]}'),
    },
    {
      file,
      text: toolWith('{"type":"object","allOf":[{"$ref":"https://schemas.example/base.json"}],"required":["a"]}'),
    },
    { file, text: toolWith('{"type":"object","not":{"required":["legacy"]}}') },
    { file, text: toolWith('{"$schema":"urn:x","type":"object","required":["a"]}') },
    // What a server answers is not filled in by a model.
    { file, revision: '2026-07-28', text: toolWith('{"type":"object"}', '{"required":["a"]}') },
  ],
  loud: [
    {
      file,
      says: 'lost',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/required/1',
      text: toolWith('{"type":"object","properties":{"city":{}},"required":["city",«"units"»]}'),
    },
    { file, says: 'lost', text: toolWith('{"type":"object","properties":{"l":{"items":{"required":[«"z"»]}}}}') },
    { file, says: 'near', text: toolWith('{"type":"object","properties":{"userId":{}},"required":[«"userID"»]}') },
    {
      file,
      says: 'lost',
      text: toolWith('{"type":"object","properties":{"userId":{}},"required":["userId",«"userID"»]}'),
    },
    { file, says: 'lost', text: toolWith(`{"type":"object","properties":${manyNames},"required":[«"name_4OO"»]}`) },
  ],
})
