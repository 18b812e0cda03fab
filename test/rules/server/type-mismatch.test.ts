import rule from '../../../src/rules/server/type-mismatch.js'
import { cases } from '../../support/cases.js'

const url = '"https://mcp.example.com/mcp"'

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: `{"mcpServers":{"a":{"type":"streamable-http","url":${url}},"b":{"type":"stdio","command":"x"}}}`,
    },
    // Both members are there: which one counts is another question.
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":"http","command":"uvx","url":${url}}}}` },
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":"local","url":${url}}}}` },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"http"}}}' },
    { client: 'claude-desktop', text: `{"mcpServers":{"a":{"type":"stdio","url":${url}}}}` },
    { client: 'codex', text: `[mcp_servers.a]\ntype = "stdio"\nurl = ${url}\n` },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'local',
      severity: 'error',
      pointer: '/mcpServers/a/type',
      text: `{"mcpServers":{"a":{"type":«"stdio"»,"url":${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'remote',
      severity: 'error',
      text: '{"mcpServers":{"a":{"type":«"http"»,"command":"uvx","args":["x"]}}}',
    },
    { client: 'claude-code', says: 'remote', text: '{"mcpServers":{"a":{"command":"uvx","type":«"ws"»}}}' },
    {
      client: 'vscode',
      says: 'remote',
      severity: 'error',
      text: '{"servers":{"a":{"type":«"http"»,"command":"uvx"}}}',
    },
    { client: 'vscode', says: 'local', severity: 'error', text: `{"servers":{"a":{"type":«"stdio"»,"url":${url}}}}` },
    // VS Code replaces sse by stdio where there is a command.
    {
      client: 'vscode',
      says: 'passedOver',
      severity: 'warning',
      text: '{"servers":{"a":{"type":«"sse"»,"command":"uvx"}}}',
    },
    {
      client: 'devin',
      says: 'passedOver',
      severity: 'warning',
      text: '{"mcpServers":{"a":{"transport":«"http"»,"command":"uvx"}}}',
    },
  ],
})
