import rule from '../../../src/rules/portability/portable-ref.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A","default":"x","description":"A"},"$ref":{"type":"string"}},"$defs":{"A":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}},"required":["a"],"additionalProperties":false}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A","title":"A"}},"$defs":{"A":{"type":"string"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'ref',
      severity: 'error',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":«"#/$defs/A"»}},"$defs":{"A":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'beside',
      severity: 'error',
      targets: ['gemini-cli', 'openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":«"#/$defs/A"»,"title":"A","description":"A"}},"$defs":{"A":{"type":"string"}},"required":["a"],"additionalProperties":false}}]}',
    },
  ],
})
