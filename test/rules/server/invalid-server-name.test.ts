import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/server/invalid-server-name.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"git_hub-2":{"command":"uvx"}}}' },
    { client: 'codex', text: '[mcp_servers."io.example/time:1@x"]\ncommand = "uvx"\n' },
    { client: 'vscode', text: '{"servers":{"My Server":{"command":"uvx"}}}' },
    // Kept for the client itself, which is the graver mistake.
    { client: 'claude-code', text: '{"mcpServers":{"Claude Browser":{"command":"uvx"}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'command-line',
      severity: 'warning',
      pointer: '/mcpServers/io.example~1time',
      text: '{"mcpServers":{«"io.example/time"»:{"command":"uvx"}}}',
    },
    {
      client: 'codex',
      says: 'client',
      severity: 'error',
      pointer: ['/mcp_servers/my server', '/mcp_servers/hélp'],
      text: '[mcp_servers.«"my server"»]\ncommand = "uvx"\n[mcp_servers.«"hélp"»]\ncommand = "uvx"\n',
    },
    { client: 'codex', says: 'client', text: '[mcp_servers.«""»]\ncommand = "uvx"\n' },
  ],
})

describe(`${rule.code} beside a reserved name`, () => {
  it('speaks where the other rule is switched off', async () => {
    const text = '{"mcpServers":{"Claude Browser":{"command":"uvx"}}}'
    const result = await lintText(
      { uri: '.mcp.json', text, named: true },
      { client: 'claude-code', severities: [{ code: 'MCP_RESERVED_SERVER_NAME', level: 'off' }] },
    )
    expect(result?.findings.map(one => one.code)).toContain(rule.code)
  })
})
