import rule from '../../../src/rules/server/no-command-or-url.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":""},"b":{"type":"http","url":null}}}' },
    // What stands for the missing thing is named instead.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"serverUrl":"https://mcp.example.com/mcp"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"cmd":"uvx"},"b":{"httpUrl":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"transport":{"type":"http"}}}}' },
    // No entry at all has a code of its own.
    { client: 'claude-code', text: '{"mcpServers":{"a":null,"b":"uvx"}}' },
    { client: 'devin', text: '{"mcpServers":{"a":{"serverUrl":"https://mcp.example.com/mcp"}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'neither',
      severity: 'error',
      pointer: '/mcpServers/a',
      text: '{"mcpServers":{"a":«{"args":["x"]}»}}',
    },
    { client: 'claude-code', says: 'neither', text: '{"mcpServers":{"a":«{}»,"b":«{"type":"http"}»}}' },
    { client: 'cursor', says: 'neither', text: '{"mcpServers":{"a":«{"disabled":true}»}}' },
    // An address of a wrong type stands for nothing.
    { client: 'cursor', says: 'neither', text: '{"mcpServers":{"a":«{"serverUrl":7}»}}' },
    { client: 'vscode', says: 'neither', text: '{"servers":{"a":«{"type":"stdio","args":[]}»}}' },
    { client: 'claude-desktop', says: 'neither', text: '{"mcpServers":{"a":«{"env":{}}»}}' },
    { client: 'devin', says: 'neither', text: '{"mcpServers":{"a":«{"comand":"uvx"}»}}' },
    {
      client: 'codex',
      says: 'neither',
      pointer: '/mcp_servers/t',
      text: '[mcp_servers]\n«[mcp_servers.t]\nenabled = true»\n',
    },
    { client: 'codex', says: 'neither', text: 'mcp_servers.t = «{ enabled = true }»\n' },
  ],
})
