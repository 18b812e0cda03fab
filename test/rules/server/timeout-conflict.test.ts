import rule from '../../../src/rules/server/timeout-conflict.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nstartup_timeout_ms = 5000\n' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nstartup_timeout_sec = 5\ntool_timeout_sec = 5\n' },
  ],
  loud: [
    {
      client: 'codex',
      says: 'loses',
      text: '[mcp_servers.a]\ncommand = "uvx"\n«startup_timeout_ms» = 5000\nstartup_timeout_sec = 20\n',
    },
  ],
})
