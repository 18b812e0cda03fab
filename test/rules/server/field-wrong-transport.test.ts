import rule from '../../../src/rules/server/field-wrong-transport.js'
import { cases } from '../../support/cases.js'

const remote = '"type":"http","url":"https://mcp.example.com/mcp"'

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: `{"mcpServers":{"a":{${remote},"headers":{"A":"b"},"timeout":60000,"alwaysLoad":true}}}`,
    },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","args":["x"],"env":{},"timeout":60000}}}' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nscopes = ["read"]\nenabled = true\n' },
    {
      client: 'codex',
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nscopes = ["read"]\nrequired = true\n',
    },
    // What is empty does no harm where it is only ignored.
    { client: 'claude-code', text: `{"mcpServers":{"a":{${remote},"env":{},"args":[]}}}` },
    // Other clients' members, and questions that have ended.
    { client: 'cursor', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","environment":{}}}}' },
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"type":"remote","url":"https://mcp.example.com/mcp","env":{}}}}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"http","command":"uvx","args":["x"]}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"args":["x"]}}}' },
    // tools on a local server is not read at all: another code.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","tools":[{"name":"x"}]}}}' },
    // OAuth over a websocket is not checked; that it does nothing there nobody says.
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"type":"ws","url":"wss://mcp.example.com/mcp","oauth":{"clientId":"x"}}}}',
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'ignored',
      severity: 'warning',
      pointer: ['/mcpServers/a/env', '/mcpServers/a/args'],
      text: `{"mcpServers":{"a":{${remote},«"env"»:{"A":"b"},«"args"»:["x"]}}}`,
    },
    {
      client: 'claude-code',
      says: 'ignored',
      text: '{"mcpServers":{"a":{"command":"uvx",«"headers"»:{"A":"b"},«"oauth"»:{"clientId":"x"},«"headersHelper"»:"x"}}}',
    },
    {
      client: 'cursor',
      says: 'ignored',
      text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp",«"envFile"»:".env"}}}',
    },
    { client: 'vscode', says: 'ignored', text: `{"servers":{"a":{${remote},«"cwd"»:"/srv",«"sandboxEnabled"»:true}}}` },
    { client: 'devin', says: 'ignored', text: '{"mcpServers":{"a":{"command":"uvx",«"headers"»:{"A":"b"}}}}' },
    // Codex refuses the file, even for an empty list.
    {
      client: 'codex',
      says: 'refused',
      severity: 'error',
      pointer: ['/mcp_servers/a/env', '/mcp_servers/a/args', '/mcp_servers/a/env_vars'],
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n«env» = { A = "b" }\n«args» = []\n«env_vars» = []\n',
    },
    {
      client: 'codex',
      says: 'refused',
      text: '[mcp_servers.a]\ncommand = "uvx"\n«http_headers» = { X-Team = "a" }\n«auth» = "oauth"\n«oauth_resource» = "x"\n',
    },
  ],
})
