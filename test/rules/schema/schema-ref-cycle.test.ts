import rule from '../../../src/rules/schema/schema-ref-cycle.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: toolWith('{"type":"object","properties":{"child":{"$ref":"#"}}}') },
    { file, text: toolWith('{"type":"object","$defs":{"A":{"$ref":"#/$defs/B"},"B":{"items":{"$ref":"#/$defs/A"}}}}') },
    { file, text: toolWith('{"$schema":"urn:x","type":"object","$defs":{"A":{"$ref":"#/$defs/A"}}}') },
  ],
  loud: [
    {
      file,
      says: 'ring',
      severity: 'error',
      pointer: '/tools/0/inputSchema/$defs/A/$ref',
      text: toolWith('{"type":"object","$defs":{"A":{"$ref":«"#/$defs/A"»}}}'),
    },
    {
      file,
      says: 'ring',
      text: toolWith(
        '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":«"#/$defs/B"»},"B":{"$ref":"#/$defs/A"}}}',
      ),
    },
  ],
})
