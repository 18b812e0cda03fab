import rule from '../../../src/rules/document/config-comment.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'vscode', text: '{\n  // ours\n  "servers": {}\n}\n' },
    { client: 'cursor', text: '{\n  // ours\n  "mcpServers": {}\n}\n' },
    { client: 'codex', text: '# ours\n[mcp_servers.a]\ncommand = "uvx"\n' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","args":["// no comment"]}}}' },
    { client: 'claude-code', text: '{"_comment":"ours","mcpServers":{}}' },
    // The syntax error speaks alone.
    { client: 'claude-code', text: '{/* ours */"mcpServers" {}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'comment',
      severity: 'error',
      pointer: '',
      text: '{\n  «// ours»\n  "mcpServers": {}\n}\n',
    },
    {
      client: 'claude-desktop',
      says: 'comment',
      pointer: '/mcpServers/a',
      text: '{"mcpServers":{"a":{«/* clock */»"command":"uvx" /* x */}}} // end\n',
    },
    { client: 'claude-code', says: 'comment', pointer: '', text: '{"mcpServers":{}}\n«// end»' },
  ],
})
