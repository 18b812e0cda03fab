import rule from '../../../src/rules/portability/portable-enum-empty.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"enum":{"type":"array","items":{"enum":["a"]},"default":[]}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":[]}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":[]}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'empty',
      severity: 'error',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","enum":«[]»}}}}]}',
    },
  ],
})
