import rule from '../../../src/rules/server/tilde-not-expanded.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","args":["mcp-server-time","--note","a~b"]}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"bash","args":["-c","~/bin/server"]}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"wsl","args":["~/bin/server"]}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"server","env":{"RANGE":"~1.2.0"}}}}' },
    // Where the client does not look at the member, a path in it does no harm.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"server","cwd":"~/work"}}}' },
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","headersHelper":"~/bin/headers"}}}',
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'tilde',
      text: '{"mcpServers":{"a":{"command":"«~»/bin/server","args":["--root","«~»/notes"],"env":{"DB":"«~»\\\\app.db"}}}}',
    },
    { client: 'cursor', says: 'tilde', text: '{"mcpServers":{"a":{"command":"server","envFile":"«~»/.env"}}}' },
    {
      client: 'vscode',
      says: 'tilde',
      text: '{"servers":{"a":{"type":"stdio","command":"~/bin/server","args":["~/notes"],"cwd":"~/work","env":{"DB":"«~»/app.db"}}}}',
    },
    {
      client: 'codex',
      says: 'tilde',
      text: '[mcp_servers.a]\ncommand = "uvx"\nargs = ["mcp-server-sqlite", "--db-path", "«~»/app.db"]\n',
    },
  ],
})
