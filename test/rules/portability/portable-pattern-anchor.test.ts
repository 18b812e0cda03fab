import rule from '../../../src/rules/portability/portable-pattern-anchor.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['llamacpp'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":"^a$"},"pattern":{"type":"string","default":"a"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":"a"}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":"a"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'loose',
      severity: 'error',
      targets: ['llamacpp'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":«"^[a-z]+"»},"b":{"type":"string","pattern":«"[a-z]+$"»}}}}]}',
    },
  ],
})
