import rule from '../../../src/rules/values/missing-required-field.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'cursor', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","auth":{"CLIENT_ID":""}}}}' },
    // Not there at all, not an object, or not looked at.
    {
      client: 'cursor',
      text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp"},"b":{"url":"https://x.example","auth":7}}}',
    },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","auth":{}}}}' },
    // Program and address have a code of their own.
    { client: 'codex', text: '[mcp_servers.a]\nenabled = true\n' },
    {
      client: 'codex',
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nauth = "ema_auth"\noauth.authorization_server_issuer = "x"\n',
    },
    // This one may be missing: only another value is refused.
    { client: 'codex', text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nhttp_headers_helper = "x"\n' },
  ],
  loud: [
    {
      client: 'cursor',
      says: 'missing',
      severity: 'error',
      pointer: '/mcpServers/a/auth',
      text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","auth":«{"CLIENT_SECRET":"${env:SECRET}"}»}}}',
    },
    // Only what depends on it is lost.
    {
      client: 'vscode',
      says: 'missing',
      severity: 'warning',
      pointer: '/servers/a/oauth',
      text: '{"servers":{"a":{"url":"https://mcp.example.com/mcp","oauth":«{}»}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      severity: 'error',
      pointer: '/mcpServers/a/tools/1',
      text: '{"mcpServers":{"a":{"type":"sse","url":"https://mcp.example.com/sse","tools":[{"name":"x"},«{"permission_policy":"always_ask"}»]}}}',
    },
    {
      client: 'claude-code',
      file: '.claude/settings.json',
      says: 'oneOf',
      severity: 'error',
      pointer: '/allowedMcpServers/0',
      text: '{"allowedMcpServers":[«{}»]}',
    },
    {
      client: 'codex',
      says: 'missing',
      severity: 'error',
      pointer: '/mcp_servers/a/env_vars/0',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = [«{ source = "local" }»]\n',
    },
    {
      client: 'codex',
      says: 'needed',
      severity: 'error',
      pointer: '/mcp_servers/a',
      text: '«[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n\n[mcp_servers.a.oauth]\ntoken_endpoint_auth_method = "client_secret_basic"»\n',
    },
    {
      client: 'codex',
      says: 'needed',
      pointer: '/mcp_servers/a',
      text: 'mcp_servers.a = «{ url = "https://mcp.example.com/mcp", oauth = { authorization_server_issuer = "x" } }»\n',
    },
  ],
})
