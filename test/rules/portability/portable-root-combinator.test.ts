import rule from '../../../src/rules/portability/portable-root-combinator.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"not":{"required":["b"]}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"allOf":[{"required":["a"]}]}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"anyOf":{"anyOf":[{"type":"string"},{"type":"integer"}]}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      revision: '2026-07-28',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}},"outputSchema":{"type":"object","anyOf":[{"required":["a"]},{"required":["b"]}]}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'root',
      severity: 'warning',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object",«"anyOf"»:[{"type":"object","properties":{"a":{"type":"string"}}},{"type":"object","properties":{"b":{"type":"string"}}}]}}]}',
    },
    {
      file: 'tools.json',
      says: 'root',
      severity: 'error',
      targets: ['anthropic', 'claude-code'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},«"allOf"»:[{"required":["a"]}]}}]}',
    },
    {
      file: 'tools.json',
      says: 'root',
      severity: ['error'],
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},«"not"»:{"required":["b"]}}}]}',
    },
    {
      file: 'tools.json',
      says: 'root',
      severity: 'warning',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},«"if"»:{"required":["a"]},«"then"»:{"maxProperties":1}}}]}',
    },
    {
      file: 'tools.json',
      says: 'root',
      severity: 'warning',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},«"oneOf"»:[{"required":["a"]},{"maxProperties":0}]}}]}',
    },
    {
      file: 'tools.json',
      says: 'root',
      severity: 'error',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},«"anyOf"»:[{"required":["a"]},{"maxProperties":0}]}}]}',
    },
  ],
})
