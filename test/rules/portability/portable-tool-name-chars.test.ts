import rule from '../../../src/rules/portability/portable-tool-name-chars.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b-c","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini', 'gemini-cli', 'windsurf'],
      text: '{"tools":[{"name":"a.b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['none'],
      text: '{"tools":[{"name":"a.b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a b.c","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":3,"description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'dot',
      severity: 'warning',
      text: '{"tools":[{"name":"a«.»b.c","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      says: 'dot',
      severity: 'error',
      targets: ['openai', 'vscode'],
      text: '{"tools":[{"name":"a«.»b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      says: 'dot',
      severity: 'info',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a«.»b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      says: 'dot',
      severity: 'warning',
      targets: ['kiro'],
      text: '{"tools":[{"name":"a«.»b","description":"Reads a note of a project.","inputSchema":{"type":"object"}},{"name":"a_b","description":"Writes a note of a project.","inputSchema":{"type":"object"}}]}',
    },
  ],
})
