import rule from '../../../src/rules/portability/portable-array-without-items.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/L"}},"$defs":{"L":{"type":"array"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":["array","null"]},"b":{"type":"array","items":{}},"items":{"type":"integer"},"type":{"type":"string","default":{"type":"array"}}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"array","items":false}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"array"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'bare',
      severity: 'warning',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"type":"array"}»,"b":{"type":"array","items":«{"type":"array"}»}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'bare',
      severity: 'error',
      targets: ['openai', 'codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"type":"array","prefixItems":[{"type":"number"}]}»}}}]}',
    },
    {
      file: 'tools.json',
      says: 'none',
      severity: 'error',
      targets: ['vscode', 'openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"type":"array","items":false}»}}}]}',
    },
    {
      file: 'tools.json',
      says: 'bare',
      severity: 'error',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object","additionalProperties":«{"type":"array"}»},"b":{"anyOf":[{"type":"string"},«{"type":"array"}»]}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'bare',
      severity: 'warning',
      targets: ['codex'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"properties":{"type":"object","properties":{"items":«{"type":"array"}»}}}}}]}',
    },
  ],
})
