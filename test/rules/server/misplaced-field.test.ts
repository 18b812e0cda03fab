import rule from '../../../src/rules/server/misplaced-field.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'vscode', text: '{"servers":{"a":{"command":"uvx","sandboxEnabled":true}},"sandbox":{"network":{}}}' },
    // A server may have this name.
    { client: 'vscode', text: '{"servers":{"sandbox":{"command":"uvx"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","sandbox":{}}}}' },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'misplaced',
      severity: 'warning',
      pointer: '/servers/a/sandbox',
      text: '{"servers":{"a":{"command":"uvx",«"sandbox"»:{"filesystem":{"allowWrite":["/srv"]}}}}}',
    },
    {
      client: 'vscode',
      says: 'misplaced',
      text: '{"servers":{"a":{"url":"https://mcp.example.com/mcp",«"sandbox"»:7}}}',
    },
  ],
})
