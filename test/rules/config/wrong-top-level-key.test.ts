import rule from '../../../src/rules/config/wrong-top-level-key.js'
import { cases } from '../../support/cases.js'

const servers = '{ "time": { "command": "uvx", "args": ["mcp-server-time"] } }'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: `{ "mcpServers": ${servers} }` },
    { client: 'claude-code', text: '{"mcpServers":null}' },
    { client: 'claude-code', text: `{ "mcpServers": {}, "servers": ${servers} }` },
    { client: 'claude-code', text: '{"time":{"command":"uvx"}}' },
    { client: 'claude-code', file: '.claude/settings.json', text: `{ "mcpServers": ${servers} }` },
    { client: 'claude-desktop', text: '{"preferences":{},"globalShortcut":"Ctrl+Space"}' },
    { client: 'codex', text: 'model = "x"\n[mcp]\nenabled = true\n' },
    { client: 'vscode', file: 'team.code-workspace', text: '{"folders":[],"settings":{}}' },
    // A plugin may keep its servers without a key, and may have none yet.
    { client: 'claude-code', text: '{"a":{"command":"uvx"}}', siblings: { '.claude-plugin/plugin.json': '{}' } },
    { client: 'claude-code', text: '{}', siblings: { '.claude-plugin/plugin.json': '{}' } },
  ],
  loud: [
    {
      client: 'claude-desktop',
      says: 'rename',
      severity: 'error',
      pointer: '/servers',
      text: `{\n  «"servers"»: ${servers}\n}\n`,
      fixed: `{\n  "mcpServers": ${servers}\n}\n`,
    },
    {
      client: 'vscode',
      says: 'rename',
      text: `{\n\t// ours\n\t«"mcpServers"»: ${servers},\n}\n`,
      fixed: `{\n\t// ours\n\t"servers": ${servers},\n}\n`,
    },
    {
      client: 'claude-code',
      says: 'rename',
      text: `\ufeff{«"mcpservers"»:${servers}}`,
      fixed: `\ufeff{"mcpServers":${servers}}`,
    },
    {
      client: 'devin',
      says: 'rename',
      text: `{«"context_servers"»:${servers}}`,
      fixed: `{"mcpServers":${servers}}`,
    },
    {
      client: 'vscode',
      file: 'team.code-workspace',
      says: 'rename',
      pointer: '/settings/mcp/mcpServers',
      text: `{"folders":[],"settings":{"mcp":{«"mcpServers"»:${servers}}}}`,
      fixed: `{"folders":[],"settings":{"mcp":{"servers":${servers}}}}`,
    },
    // TOML is never rewritten.
    { client: 'codex', says: 'rename', pointer: '/mcpServers', text: '[«mcpServers».a]\ncommand = "uvx"\n' },
    { client: 'codex', says: 'rename', pointer: '/mcp-servers', text: '[«mcp-servers».a]\ncommand = "uvx"\n' },
    // A list would still be wrong under the right key, and of two candidates nobody knows which one is meant.
    { client: 'cursor', says: 'other', text: '{«"servers"»:[{"name":"a","command":"uvx"}]}' },
    { client: 'cursor', says: 'other', text: `{«"servers"»:${servers},«"mcp_servers"»:${servers}}` },
    {
      client: 'vscode',
      file: 'team.code-workspace',
      says: 'other',
      text: `{"folders":[],«"mcpServers"»:${servers}}`,
    },
    { client: 'claude-desktop', says: 'nested', pointer: '/mcp', text: `{«"mcp"»:{"servers":${servers}}}` },
    { client: 'codex', says: 'nested', pointer: '/mcp', text: '[«mcp».servers.a]\ncommand = "uvx"\n' },
    {
      client: 'codex',
      says: 'dead-end',
      pointer: '/profiles/work/mcp_servers',
      text: '[mcp_servers.a]\ncommand = "uvx"\n\n[profiles.work.«mcp_servers».b]\ncommand = "uvx"\n',
    },
    { client: 'claude-code', says: 'missing', severity: 'error', pointer: '', text: '«{»}\n' },
    { client: 'vscode', says: 'missing', text: '«{»"inputs":[]}' },
  ],
})
