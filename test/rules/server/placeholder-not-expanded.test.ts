import rule from '../../../src/rules/server/placeholder-not-expanded.js'
import { cases } from '../../support/cases.js'

const entry = (client: string, key: string, value: object, file?: string) => ({
  client,
  text: JSON.stringify({ [key]: { a: value } }),
  ...(file ? { file } : {}),
})
const code = (value: object, file?: string) => entry('claude-code', 'mcpServers', value, file)

cases(rule, {
  quiet: [
    code({ command: '${TOOLS:-/opt/tools}/srv', args: ['--root', '${ROOT}'], env: { KEY: '${KEY}' } }),
    code({ command: 'bash', args: ['-c', 'exec node "$APP_HOME/server.js" ${PATH:-x}'] }),
    code({ command: 'node', args: ['-e', 'console.log(`${process.env.X} $HOME`)'] }),
    code({ command: 'python3', args: ['-uc', 'print("$HOME")'] }),
    code({ command: 'cmd', args: ['/c', 'node', '%APPDATA%\\server.js'] }),
    code({ type: 'http', url: 'https://mcp.example.com/mcp', headersHelper: 'printf %s "$TOKEN_JSON"' }),
    code({
      command: 'npx',
      args: ['-y', 'mcp-remote', 'https://mcp.example.com/mcp', '--header', 'Authorization:$AUTH'],
    }),
    code({
      command: 'uvx',
      env: { A: '{{FAKE}}', B: '{{ x }}', C: '<your key>', D: '100%', E: '$5', F: '%20', G: '{secret}' },
    }),
    code({ command: 'uvx', env: { JSON_HEADERS: '{"Accept": "text/plain"}' } }),
    code({ command: 'uvx', env: { KEY: '${env:KEY}' } }, '.mcp.json.example'),
    // What the client does not read is somebody else's business.
    code({ command: 'uvx', description: 'set ${env:KEY} first', envFile: '${workspaceFolder}/.env', cwd: '$HOME' }),
    code({ type: 'http', url: 'https://mcp.example.com/mcp', env: { KEY: '$KEY' } }),
    entry('claude-desktop', 'mcpServers', {
      command: 'npx',
      args: ['-y', 'mcp-remote', 'https://mcp.example.com/mcp', '--header', 'Authorization:${AUTH_HEADER}'],
    }),
    entry('cursor', 'mcpServers', { command: '${userHome}${/}srv', envFile: '${workspaceFolder}/.env' }),
    entry('cursor', 'mcpServers', { url: 'https://mcp.example.com/mcp', auth: { CLIENT_ID: '${env:ID}' } }),
    entry('vscode', 'servers', {
      type: 'stdio',
      command: 'node',
      args: ['${workspaceFolder:web}/s.js', '${userHome}', '${config:editor.fontSize}', '${command:example.id}'],
      // An input that is not there has a code of its own.
      env: { K: '${env:K}', I: '${input:missing}' },
    }),
    entry('devin', 'mcpServers', {
      serverUrl: 'https://mcp.example.com/mcp',
      headers: { K: '${env:K} ${file:/run/k}' },
    }),
    {
      client: 'codex',
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nbearer_token_env_var = "${TOKEN}"\nenv_http_headers = { K = "$KEY" }\n',
    },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = ["${KEY}", { name = "$KEY" }]\n' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"Bearer «${env:KEY}» and $OTHER"}}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"Bearer ${KEY} and ${OTHER}"}}}}',
    },
    // One that cannot be swapped keeps all of the value as it is.
    {
      client: 'claude-code',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"uvx","args":["«$KEY» %USERPROFILE%"]}}}',
    },
    {
      client: 'claude-code',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«${KEY:?unset}»"}}}}',
    },
    { client: 'claude-code', says: 'form', text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«{env:KEY}»"}}}}' },
    {
      client: 'claude-code',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«${input:key}»"}}}}',
    },
    {
      client: 'claude-code',
      says: 'unset',
      text: '{"mcpServers":{"a":{"command":"node","args":["«${workspaceFolder}»/server.js"]}}}',
    },
    {
      client: 'claude-code',
      says: 'unset',
      text: '{"mcpServers":{"a":{"command":"«${CLAUDE_PLUGIN_ROOT}»/srv","env":{"K":"«${user_config.key}»"}}}}',
    },
    {
      client: 'claude-code',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"node","args":["/srv/s.js","-e","«$HOME»"]}}}',
    },
    { client: 'claude-code', says: 'nested', text: '{"mcpServers":{"a":{"command":"uvx","args":["«${A:-${B}}»"]}}}' },
    {
      client: 'claude-code',
      says: 'member',
      text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","oauth":{"clientId":"«${CLIENT_ID}»"}}}}',
    },
    {
      client: 'claude-desktop',
      says: 'nothing',
      text: '{"mcpServers":{"a":{"command":"uvx","args":["--home","«%APPDATA%»\\\\a"],"env":{"API_KEY":"«${API_KEY}»"}}}}',
    },
    { client: 'codex', says: 'nothing', text: '[mcp_servers.a]\ncommand = "uvx"\nargs = ["srv", "«$HOME»/db"]\n' },
    {
      client: 'cursor',
      says: 'form',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«${API_KEY}»"}}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"${env:API_KEY}"}}}}',
    },
    { client: 'cursor', says: 'form', text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«${env:KEY:-none}»"}}}}' },
    { client: 'cursor', says: 'form', text: '{"mcpServers":{"a":{"command":"uvx","args":["«${workspaceRoot}»/x"]}}}' },
    { client: 'cursor', says: 'form', text: '{"mcpServers":{"a":{"command":"«${CLAUDE_PLUGIN_ROOT}»/srv"}}}' },
    {
      client: 'vscode',
      says: 'form',
      text: '{"servers":{"a":{"type":"stdio","command":"uvx","env":{"K":"«$API_KEY»"}}}}',
      fixed: '{"servers":{"a":{"type":"stdio","command":"uvx","env":{"K":"${env:API_KEY}"}}}}',
    },
    {
      client: 'devin',
      file: '.devin/config.json',
      says: 'member',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"K":"«${env:API_KEY}»"}}}}',
    },
  ],
})
