import rule from '../../../src/rules/config/servers-not-object.js'
import { cases } from '../../support/cases.js'

const plugin = { client: 'claude-code', file: '.claude-plugin/plugin.json' } as const

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{}}' },
    { client: 'codex', text: '[mcp_servers]\n' },
    { ...plugin, text: '{"name":"x","mcpServers":"./.mcp.json"}' },
    { ...plugin, text: '{"name":"x","mcpServers":["./a.json",{"b":{"command":"uvx"}}]}' },
    // The key is the graver mistake.
    { client: 'claude-code', text: '{"servers":[{"command":"uvx"}]}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'list',
      severity: 'error',
      pointer: '/mcpServers',
      text: '{"mcpServers":«[{"name":"a","command":"uvx"}]»}',
    },
    { client: 'claude-code', says: 'other', text: '{"mcpServers":«null»}' },
    { client: 'cursor', says: 'other', text: '{"mcpServers":«"./.mcp.json"»}' },
    {
      client: 'codex',
      says: 'list',
      pointer: '/mcp_servers',
      text: '«[[mcp_servers]]\nname = "a"\ncommand = "uvx"»\n',
    },
    { ...plugin, says: 'other', text: '{"name":"x","mcpServers":«true»}' },
    { ...plugin, says: 'list', text: '{"name":"x","mcpServers":«["./a.json", 1]»}' },
  ],
})
