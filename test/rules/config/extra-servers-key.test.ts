import rule from '../../../src/rules/config/extra-servers-key.js'
import { cases } from '../../support/cases.js'

const servers = '{"time":{"command":"uvx","args":["mcp-server-time"]}}'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: `{"mcpServers":${servers}}` },
    { client: 'claude-code', text: `{"servers":${servers}}` },
    { client: 'claude-code', text: `{"mcpServers":${servers},"mcp":{"allowed":["time"]}}` },
    { client: 'codex', text: '[mcp]\nenabled = true\n[mcp_servers.a]\ncommand = "uvx"\n' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'ignored',
      severity: 'warning',
      pointer: '/servers',
      text: `{"mcpServers":${servers},«"servers"»:${servers}}`,
    },
    { client: 'vscode', says: 'ignored', text: `{«"mcpServers"»:${servers},"servers":${servers}}` },
    { client: 'claude-code', says: 'ignored', text: `{"mcpServers":{},«"mcp"»:{"servers":${servers}}}` },
  ],
})
