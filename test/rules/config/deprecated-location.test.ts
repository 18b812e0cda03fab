import rule from '../../../src/rules/config/deprecated-location.js'
import { cases } from '../../support/cases.js'

const file = '.vscode/settings.json'

cases(rule, {
  quiet: [
    { client: 'vscode', file, text: '{"editor.tabSize":2}' },
    { client: 'vscode', file, text: '{"mcp":{"servers":{},"inputs":[]}}' },
    { client: 'vscode', text: '{"servers":{"a":{"command":"uvx"}}}' },
    { client: 'vscode', file: 'team.code-workspace', text: '{"settings":{"mcp":{"servers":{"a":{"command":"uvx"}}}}}' },
  ],
  loud: [
    {
      client: 'vscode',
      file,
      says: 'moved',
      severity: 'warning',
      pointer: '/mcp',
      text: '{"editor.tabSize":2,«"mcp"»:{"servers":{"a":{"command":"uvx"}}}}',
    },
  ],
})
