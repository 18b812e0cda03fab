import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/text/duplicate-key.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx"},"A":{"command":"uvx"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","command":"npx"}' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\n[mcp_servers.b]\ncommand = "uvx"\n' },
  ],
  loud: [
    {
      client: 'claude-desktop',
      says: 'last-wins',
      severity: 'warning',
      pointer: '/mcpServers/time',
      text: '{"mcpServers":{"time":{"command":"uvx","args":["a"]},«"time"»:{"command":"uvx","args":["b"]}}}',
    },
    {
      client: 'claude-code',
      says: 'last-wins',
      pointer: ['/mcpServers/a/args', '/mcpServers/a/args', '/x/0/k'],
      text: '{"mcpServers":{"a":{"command":"uvx","args":["1"],«"args"»:["1"],«"args"»:["1"]}},"x":[{"k":1,«"k"»:1}]}',
    },
    // However it is written, the name is the same.
    { client: 'vscode', says: 'last-wins', text: '{"servers":{},«"ser\\u0076ers"»:{}}' },
  ],
})

describe(`${rule.code} in TOML`, () => {
  it('is an error, and nothing else is said', async () => {
    const text = '[mcp_servers.time]\ncommand = "uvx"\n\n[mcp_servers.time]\ncommand = "npx x"\n'
    const result = await lintText({ uri: '.codex/config.toml', text, named: true }, { client: 'codex' })
    expect(result?.findings.map(one => [one.code, one.messageId, one.severity, one.pointer])).toEqual([
      [rule.code, 'refused', 'error', '/mcp_servers/time'],
    ])
    expect(result?.findings[0]?.span.start).toBeGreaterThan(text.indexOf('\n\n'))
    expect(result?.findings[0]?.what).toContain('"time"')
  })

  it('has words for a key whose name is not known', () => {
    expect(rule.messages.refused({ key: '', name: 'Codex' }).what).toBe('This key is defined more than once.')
  })
})
