import rule from '../../../src/rules/portability/portable-recursive-schema.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/P"},"b":{"$ref":"#/$defs/P"}},"$defs":{"P":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#"}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"$defs":{"N":{"type":"object","properties":{"n":{"$ref":"#/$defs/N"}}}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'circle',
      severity: 'error',
      targets: ['gemini-cli', 'codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/N"}},"$defs":{"N":{"type":"object","properties":{"n":{"$ref":«"#/$defs/N"»}}}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'circle',
      severity: 'warning',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":«"#"»}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'circle',
      severity: 'warning',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"object","properties":{"b":{"$ref":"#/$defs/B"}}},"B":{"type":"object","properties":{"a":{"$ref":«"#/$defs/A"»}}}}}}]}',
    },
  ],
})
