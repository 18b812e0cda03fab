import rule from '../../../src/rules/portability/portable-boolean-schema.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":true}}]}',
    },
    {
      file: 'tools.json',
      targets: ['claude-code'],
      revision: '2026-07-28',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"c":{"type":"array","items":true}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":true}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":true}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'boolean',
      severity: 'error',
      targets: ['gemini'],
      revision: '2026-07-28',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«true»}}}]}',
      fixed:
        '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'boolean',
      severity: 'warning',
      targets: ['codex', 'claude-code'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«true»,"b":«false»,"c":{"type":"array","items":«true»}}}}]}',
    },
  ],
})
