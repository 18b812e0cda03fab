import rule from '../../../src/rules/portability/portable-output-schema-type.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"type":"array","items":{"type":"string"}}}]}',
    },
    {
      file: 'tools.json',
      revision: '2026-07-28',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      revision: '2026-07-28',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"type":"array"}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'type',
      severity: 'warning',
      revision: '2026-07-28',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"type":«"array"»,"items":{"type":"string"}}}]}',
    },
    {
      file: 'tools.json',
      says: 'type',
      severity: 'warning',
      revision: '2026-07-28',
      targets: ['cursor'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":«{"oneOf":[{"type":"object"}]}»}]}',
    },
  ],
})
