import rule from '../../../src/rules/tool/output-schema-type-invalid.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const before = { file, revision: '2025-11-25' }
const output = (schema: string) => toolWith('{"type":"object"}', schema)

cases(rule, {
  quiet: [
    { ...before, text: output('{"type":"object"}') },
    { ...before, text: output('true') },
    { file, revision: '2026-07-28', text: output('{"type":"array"}') },
    { file, revision: '2026-07-28', text: output('{}') },
    // Both revisions that may be meant would have to say so.
    { file, text: output('{"type":"array"}') },
    { file, revision: '2025-03-26', text: output('{"type":"array"}') },
    { ...before, text: '{"tools":[{"type":"function","name":"a","parameters":{},"outputSchema":{}}]}' },
  ],
  loud: [
    {
      ...before,
      says: 'missing',
      severity: 'error',
      pointer: '/tools/0/outputSchema',
      text: output('«{"properties":{"a":{"type":"string"}}}»'),
      fixed: output('{"type":"object","properties":{"a":{"type":"string"}}}'),
    },
    { file, revision: '2025-06-18', says: 'missing', text: output('«{"$ref":"#/$defs/A","$defs":{"A":{}}}»') },
    { ...before, says: 'wrong', pointer: '/tools/0/outputSchema/type', text: output('{"type":«"array"»}') },
    { ...before, says: 'wrong', text: output('{"type":«["object"]»}'), fixed: output('{"type":"object"}') },
  ],
})
