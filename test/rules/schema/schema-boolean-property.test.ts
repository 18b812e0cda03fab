import rule from '../../../src/rules/schema/schema-boolean-property.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const before = { file, revision: '2025-11-25' }

cases(rule, {
  quiet: [
    { file, revision: '2026-07-28', text: toolWith('{"type":"object","properties":{"a":true,"b":false}}') },
    {
      ...before,
      text: toolWith('{"type":"object","properties":{"o":{"properties":{"a":true}}},"additionalProperties":false}'),
    },
    // Both revisions that may be meant would have to say so.
    { file, text: toolWith('{"type":"object","properties":{"a":true}}') },
    { ...before, text: toolWith('{"type":"object","properties":null}') },
  ],
  loud: [
    {
      ...before,
      says: 'boolean',
      severity: 'error',
      pointer: ['/tools/0/inputSchema/properties/a', '/tools/0/inputSchema/properties/b'],
      text: toolWith('{"type":"object","properties":{"a":«true»,"b":«false»}}'),
      fixed: toolWith('{"type":"object","properties":{"a":{},"b":{"not":{}}}}'),
    },
    {
      file,
      revision: '2025-06-18',
      says: 'boolean',
      text: toolWith('{"type":"object"}', '{"type":"object","properties":{"v":«false»}}'),
    },
  ],
})
