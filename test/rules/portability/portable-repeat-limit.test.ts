import rule from '../../../src/rules/portability/portable-repeat-limit.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['llamacpp'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","maxLength":2000,"minLength":3000},"maxLength":{"type":"integer"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","maxLength":9999}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","maxLength":9999}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'large',
      severity: 'warning',
      targets: ['llamacpp'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","maxLength":«2001»},"b":{"type":"array","items":{"type":"string"},"maxItems":«5000»}}}}]}',
    },
  ],
})
