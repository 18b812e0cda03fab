import rule from '../../../src/rules/server/command-quoted.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"/opt/My Tools/server"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"it\'s-a-server"}}}' },
    // A quoted program and arguments are a packed command line, which has a code of its own.
    {
      client: 'cursor',
      text: String.raw`{"mcpServers":{"a":{"command":"\"C:\\Program Files\\nodejs\\node.exe\" server.js"}}}`,
    },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":["\\"x\\""]}}}' },
  ],
  loud: [
    {
      client: 'cursor',
      says: 'quoted',
      text: String.raw`{"mcpServers":{"a":{ "command": «"\"/opt/My Tools/server\""» /* here */ }}}`,
      fixed: '{"mcpServers":{"a":{ "command": "/opt/My Tools/server" /* here */ }}}',
    },
    {
      client: 'claude-code',
      says: 'quoted',
      text: `{"mcpServers":{"a":{"command":«"'server'"»}}}`,
      fixed: '{"mcpServers":{"a":{"command":"server"}}}',
    },
    { client: 'cursor', says: 'quoted', text: String.raw`{"mcpServers":{"a":{"command":«"\"npx -y docs-mcp\""»}}}` },
    { client: 'codex', says: 'quoted', text: `[mcp_servers.a]\ncommand = «'"/opt/My Tools/server"'»\n` },
  ],
})
