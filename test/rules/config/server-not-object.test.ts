import rule from '../../../src/rules/config/server-not-object.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{}}}' },
    { client: 'claude-code', text: '{"mcpServers":null}' },
    {
      client: 'claude-code',
      text: '{"$schema":"x","a":{"command":"uvx"}}',
      siblings: { '.claude-plugin/plugin.json': '{}' },
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'other',
      severity: 'error',
      pointer: '/mcpServers/a',
      text: '{"mcpServers":{"a":«"uvx mcp-server-time"»,"b":{"command":"uvx"}}}',
    },
    { client: 'claude-desktop', says: 'other', text: '{"mcpServers":{"a":«null»,"b":«["uvx"]»,"c":«1»}}' },
    // Under a wrong key too.
    { client: 'cursor', says: 'other', text: '{"servers":{"a":«false»,"b":{"command":"uvx"}}}' },
    { client: 'codex', says: 'other', text: '[mcp_servers]\ntime = «"uvx mcp-server-time"»\n' },
    {
      client: 'claude-code',
      says: 'other',
      text: '{"a":{"command":"uvx"},"b":«"uvx"»}',
      siblings: { '.claude-plugin/plugin.json': '{}' },
    },
  ],
})
