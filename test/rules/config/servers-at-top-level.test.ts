import rule from '../../../src/rules/config/servers-at-top-level.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx"}}}' },
    { client: 'claude-code', text: '{"servers":{"a":{"command":"uvx"}}}' },
    { client: 'claude-code', text: '{}' },
    { client: 'claude-code', text: '{"a":{"command":"uvx"}}', siblings: { '.claude-plugin/plugin.json': '{}' } },
    { client: 'claude-desktop', text: '{"preferences":{"theme":"dark"}}' },
  ],
  loud: [
    {
      client: 'claude-desktop',
      says: 'all',
      severity: 'error',
      pointer: '',
      text: '«{»"time":{"command":"uvx","args":["mcp-server-time"]}}\n',
      fixed: '{"mcpServers":{"time":{"command":"uvx","args":["mcp-server-time"]}}}\n',
    },
    {
      client: 'vscode',
      says: 'all',
      text: '«{»\n  // ours\n  "a": { "command": "uvx", "args": ["a"] },\n  "b": { "url": "https://mcp.example.com/mcp" }\n}',
      fixed:
        '{\n  "servers": {\n    // ours\n    "a": { "command": "uvx", "args": ["a"] },\n    "b": { "url": "https://mcp.example.com/mcp" }\n  }\n}',
    },
    // A remark may belong to the root, so it is left to the author.
    { client: 'cursor', says: 'all', text: '«{»"_comment":"ours","a":{"command":"uvx"}}' },
    { client: 'cursor', says: 'some', text: '«{»"a":{"command":"uvx"},"version":1}' },
    { client: 'cursor', says: 'entry', text: '«{»"command":"uvx","args":["mcp-server-time"]}' },
  ],
})
