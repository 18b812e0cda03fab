import rule from '../../../src/rules/values/invalid-value.js'
import { cases } from '../../support/cases.js'

const remote = '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n'
const local = '[mcp_servers.a]\ncommand = "uvx"\n'
const oauth = (text: string) =>
  `{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","oauth":${text}}}}`
const timeout = (text: string) => ({
  client: 'claude-code',
  text: `{"mcpServers":{"a":{"command":"uvx","timeout":${text}}}}`,
})

cases(rule, {
  quiet: [
    timeout('60000'),
    timeout('9007199254740991'),
    // Ignored, not refused; and a wrong type.
    timeout('500'),
    timeout('"60000"'),
    {
      client: 'claude-code',
      text: oauth('{"authServerMetadataUrl":"https://auth.example.com/meta","callbackPort":8080}'),
    },
    {
      client: 'claude-code',
      file: '.claude/settings.json',
      text: '{"allowedMcpServers":[{"serverName":"a"},{"serverUrl":"https://*"}]}',
    },
    {
      client: 'codex',
      text: `${local}startup_timeout_sec = 10.5\ntool_timeout_sec = 0\nstartup_readiness = "catalog"\n`,
    },
    {
      client: 'codex',
      text: `${remote}auth = "ema_auth"\noauth = { token_endpoint_auth_method = "client_secret_post" }\n`,
    },
    { client: 'codex', text: `${remote}http_headers_helper = "get-headers"\nenvironment_id = "local"\n` },
    { client: 'codex', text: `${remote}http_headers_helper = "get-headers"\n` },
    // An empty command has a code of its own, and so has the word for the transport.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":""}}}' },
    { client: 'vscode', text: '{"servers":{"a":{"type":"http2","command":"uvx","dev":{"debug":{"type":"node"}}}}}' },
    // Members of the other transport are not looked at.
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"command":"uvx","oauth":{"authServerMetadataUrl":"http://x"}}}}',
    },
  ],
  loud: [
    // Words.
    {
      client: 'codex',
      says: 'word',
      severity: 'error',
      pointer: '/mcp_servers/a/auth',
      text: `${remote}auth = «"bearer"»\n`,
    },
    {
      client: 'codex',
      says: 'word',
      pointer: '/mcp_servers/a/tools/delete/approval_mode',
      text: `${local}\n[mcp_servers.a.tools.delete]\napproval_mode = «"always"»\n`,
    },
    { client: 'codex', says: 'word', text: `${local}omit_tools_from = ["direct", «"chat"»]\n` },
    { client: 'codex', says: 'word', text: `${local}env_vars = [{ name = "TOKEN", source = «"cloud"» }]\n` },
    { client: 'codex', says: 'word', text: `${local}startup_readiness = «"Catalog"»\n` },
    {
      client: 'codex',
      says: 'word',
      pointer: '/mcp_oauth_credentials_store',
      text: 'mcp_oauth_credentials_store = «"disk"»\n[mcp_servers.a]\ncommand = "uvx"\n',
    },
    // Only the case of letters is corrected.
    {
      client: 'vscode',
      says: 'word',
      severity: 'error',
      pointer: '/servers/a/dev/debug/type',
      text: '{\r\n\t"servers": {\r\n\t\t"a": { "command": "uvx", "dev": { "debug": { "type": «"Node"», } } } // here\r\n\t}\r\n}',
      fixed:
        '{\r\n\t"servers": {\r\n\t\t"a": { "command": "uvx", "dev": { "debug": { "type": "node", } } } // here\r\n\t}\r\n}',
    },
    {
      client: 'claude-code',
      says: 'word',
      text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","tools":[{"name":"x","permission_policy":«"ALWAYS_ASK"»}]}}}',
      fixed:
        '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","tools":[{"name":"x","permission_policy":"always_ask"}]}}}',
    },
    { client: 'vscode', says: 'word', text: '{"servers":{"a":{"command":"uvx","dev":{"debug":{"type":«"java"»}}}}}' },
    // Ranges.
    { ...timeout('«-1»'), says: 'range', severity: 'error', pointer: '/mcpServers/a/timeout' },
    { ...timeout('«0»'), says: 'range' },
    { ...timeout('«1500.5»'), says: 'range' },
    { ...timeout('«9007199254740992»'), says: 'range' },
    { ...timeout('«1e400»'), says: 'range' },
    { client: 'codex', says: 'range', text: `${local}startup_timeout_sec = «-1»\n` },
    { client: 'codex', says: 'range', text: `${local}tool_timeout_sec = «1e300»\n` },
    { client: 'codex', says: 'range', text: `${local}tool_timeout_sec = «inf»\nstartup_timeout_sec = «nan»\n` },
    { client: 'codex', says: 'range', text: `${remote}oauth = { callback_port = «65536» }\n` },
    { client: 'codex', says: 'range', text: `mcp_oauth_callback_port = «-1»\n${local}` },
    { client: 'codex', says: 'range', text: `${local}tools.read.output_token_limit = «0»\n` },
    // Texts.
    { client: 'codex', says: 'empty', severity: 'error', text: `${remote}http_headers_helper = «""»\n` },
    {
      client: 'claude-code',
      says: 'https',
      severity: 'error',
      pointer: '/mcpServers/a/oauth/authServerMetadataUrl',
      text: oauth('{"authServerMetadataUrl":«"http://auth.example.com/meta"»}'),
    },
    // Members together.
    {
      client: 'claude-code',
      file: '.claude/settings.json',
      says: 'several',
      severity: 'error',
      pointer: '/deniedMcpServers/1',
      text: '{"deniedMcpServers":[{"serverName":"a"},«{"serverName":"b","serverUrl":"https://b.example.com/*"}»]}',
    },
    {
      client: 'codex',
      says: 'needs',
      severity: 'error',
      pointer: '/mcp_servers/a/auth',
      text: `${remote}auth = «"oauth"»\noauth = { token_endpoint_auth_method = "client_secret_post" }\n`,
    },
    { client: 'codex', says: 'needs', text: `${remote}auth = «"chatgpt"»\noauth.authorization_server_issuer = "x"\n` },
    { client: 'codex', says: 'needs', text: `${remote}http_headers_helper = "x"\nenvironment_id = «"cloud"»\n` },
  ],
})
