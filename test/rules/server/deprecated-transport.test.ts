import rule from '../../../src/rules/server/deprecated-transport.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/sse"}}}' },
    // The makers of the others do not advise against it.
    { client: 'vscode', text: '{"servers":{"a":{"type":"sse","url":"https://mcp.example.com/sse"}}}' },
    { client: 'devin', text: '{"mcpServers":{"a":{"transport":"sse","url":"https://mcp.example.com/sse"}}}' },
    // Something else is wrong, and the word may be a mistake.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"sse","command":"uvx"}}}' },
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"type":"sse","command":"uvx","url":"https://mcp.example.com"}}}',
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'deprecated',
      severity: 'info',
      pointer: '/mcpServers/a/type',
      text: '{"mcpServers":{"a":{"type":«"sse"»,"url":"https://mcp.example.com/sse"}}}',
    },
  ],
})
