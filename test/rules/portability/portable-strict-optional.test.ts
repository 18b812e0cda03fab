import rule from '../../../src/rules/portability/portable-strict-optional.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{},"additionalProperties":false}}]}',
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
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":«{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}»}]}',
    },
    {
      file: 'tools.json',
      says: 'lacks',
      severity: 'error',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"string"},"d":{"type":"string"},"e":{"type":"string"}},"required":«["a"]»,"additionalProperties":false}}]}',
    },
  ],
})
