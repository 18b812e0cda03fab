import rule from '../../../src/rules/server/tool-enabled-and-disabled.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      client: 'codex',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenabled_tools = ["read"]\ndisabled_tools = ["write"]\n',
    },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nenabled_tools = "read"\ndisabled_tools = ["read"]\n' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","enabled_tools":["x"],"disabled_tools":["x"]}}}' },
  ],
  loud: [
    {
      client: 'codex',
      says: 'both',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenabled_tools = ["read", "write"]\ndisabled_tools = ["drop", «"write"»]\n',
    },
  ],
})
