import rule from '../../../src/rules/portability/portable-strict-additional-properties.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"},"properties":{"type":"string"}},"required":["a","properties"],"additionalProperties":false}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'missing',
      severity: 'error',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"type":["object","null"],"properties":{}}»},"required":["a"],"additionalProperties":false}}]}',
    },
    {
      file: 'tools.json',
      says: 'open',
      severity: 'error',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object","additionalProperties":«{"type":"string"}»}},"required":["a"],"additionalProperties":«true»}}]}',
    },
  ],
})
