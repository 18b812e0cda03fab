import rule from '../../../src/rules/server/command-empty.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"my-mcp-server"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":null}}}' },
    // Empty in templates, which are there to be filled in.
    { client: 'claude-code', file: '.mcp.json.example', text: '{"mcpServers":{"a":{"command":""}}}' },
    // Beside an address the question is which of the two is meant.
    { client: 'vscode', text: '{"servers":{"a":{"command":"","url":"https://mcp.example.com/mcp"}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'empty',
      text: '{"mcpServers":{"a":{"command":«""»,"url":"https://mcp.example.com/mcp"}}}',
    },
    { client: 'claude-code', says: 'empty', text: '{"mcpServers":{"a":{"command":«""»}}}' },
    { client: 'cursor', says: 'empty', text: '{"mcpServers":{"a":{"command":«" \\t"»,"args":[]}}}' },
    { client: 'codex', says: 'empty', text: "[mcp_servers.a]\ncommand = «''»\n" },
  ],
})
