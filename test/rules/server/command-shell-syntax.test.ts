import rule from '../../../src/rules/server/command-shell-syntax.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"command":"sh","args":["-c","cd /srv/app && node server.js"]}}}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"/opt/a&b/server"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"<path of the binary>"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"{{ cookiecutter.bin_name }}"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"${TOOLS:-/opt/tools}/server"}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'shell',
      text: '{"mcpServers":{"a":{"command":«"cd /srv/app && KEY=abc tool serve"»,"args":[]}}}',
    },
    { client: 'cursor', says: 'shell', text: '{"mcpServers":{"a":{"command":«"server 2>/dev/null"»}}}' },
    {
      client: 'claude-code',
      says: 'assignment',
      text: '{"mcpServers":{"a":{"command":«"PORT=8080 node server.js"»}}}',
    },
    { client: 'codex', says: 'assignment', text: '[mcp_servers.a]\ncommand = «"PORT=8080 node server.js"»\n' },
  ],
})
