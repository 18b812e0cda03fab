import rule from '../../../src/rules/schema/schema-ref-unresolved.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    {
      file,
      text: toolWith(
        '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"},"b":{"$ref":"#/properties/a"}},"$defs":{"A":{}}}',
      ),
    },
    {
      file,
      text: toolWith('{"type":"object","properties":{"$ref":{"type":"string"},"b":{"default":{"$ref":"#/gone"}}}}'),
    },
    { file, text: toolWith('{"type":"object","properties":{"a":{"$ref":"common.json"},"b":{"$ref":7}}}') },
    { file, text: toolWith('{"$schema":"urn:x","type":"object","properties":{"a":{"$ref":"#gone"}}}') },
  ],
  loud: [
    {
      file,
      says: 'nowhere',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/a/$ref',
      text: toolWith('{"type":"object","properties":{"a":{"$ref":«"#/components/schemas/Pet"»}}}'),
    },
    { file, says: 'nowhere', text: toolWith('{"type":"object","properties":{"a":{"$ref":«"#gone"»}}}') },
    // The definition stands deeper, or under the other name.
    {
      file,
      says: 'elsewhere',
      text: toolWith(
        '{"type":"object","properties":{"s":{"$defs":{"Leaf":{}},"properties":{"l":{"$ref":«"#/$defs/Leaf"»}}}}}',
      ),
    },
    {
      file,
      says: 'elsewhere',
      text: toolWith('{"type":"object","properties":{"s":{"$ref":«"#/$defs/a~1b"»}},"definitions":{"a/b":{}}}'),
    },
    {
      file,
      says: 'nowhere',
      text: toolWith(
        '{"type":"object","$defs":{"B":{"$defs":{"A":{}}},"C":{"$defs":{"A":{}}},"D":{"$ref":«"#/$defs/A"»}}}',
      ),
    },
    {
      file,
      revision: '2026-07-28',
      says: 'nowhere',
      text: toolWith('{"type":"object"}', '{"type":"array","items":{"$ref":«"#/$defs/Row"»}}'),
    },
  ],
})
