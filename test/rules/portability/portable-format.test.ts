import rule from '../../../src/rules/portability/portable-format.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":"date-time"},"n":{"type":"integer","format":"int64"},"x":{"type":"number","format":"double"},"y":{"format":"uri"},"format":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":"uuid"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":"uri"}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":"uri"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'format',
      severity: 'warning',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":«"uri"»},"b":{"type":"number","format":«"int32"»},"c":{"type":["string","null"],"format":«"email"»}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'format',
      severity: 'error',
      targets: ['openai-strict', 'gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","format":«"uri"»}}}}]}',
    },
  ],
})
