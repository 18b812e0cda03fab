import rule from '../../../src/rules/portability/portable-root-properties-missing.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic', 'vscode', 'codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object"}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'missing',
      severity: 'info',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":«{"type":"object","additionalProperties":false}»}]}',
      fixed:
        '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{},"additionalProperties":false}}]}',
    },
    {
      file: 'tools.json',
      says: 'missing',
      severity: 'error',
      targets: ['openai', 'anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":«{"type":"object"}»}]}',
      fixed:
        '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
})
