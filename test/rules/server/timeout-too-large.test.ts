import rule from '../../../src/rules/server/timeout-too-large.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\ntool_timeout_sec = 3599.5\n' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nstartup_timeout_ms = 60000\n' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\ntool_timeout_sec = inf\n' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","timeout":600000}}}' },
  ],
  loud: [
    { client: 'codex', says: 'large', text: '[mcp_servers.a]\ncommand = "uvx"\ntool_timeout_sec = «60000»\n' },
    { client: 'codex', says: 'large', text: '[mcp_servers.a]\ncommand = "uvx"\nstartup_timeout_sec = «3600.0»\n' },
  ],
})
