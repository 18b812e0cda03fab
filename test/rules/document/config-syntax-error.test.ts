import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/document/config-syntax-error.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{}}' },
    { client: 'claude-code', text: '' },
    { client: 'claude-code', text: '  \n' },
    { client: 'claude-code', text: '{// remark\n"mcpServers":{},}' },
    { client: 'codex', text: "[mcp_servers.a]\ncommand = 'C:\\Users\\dev\\a.exe'\n" },
    { client: 'codex', text: '\ufeff[mcp_servers.a]\ncommand = "uvx"\n' },
    { client: 'codex', text: '[mcp_servers]\na = { command = "uvx", args = ["x",], }\n' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\n[mcp_servers.a]\ncommand = "npx"\n' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'broken',
      severity: 'error',
      pointer: '/mcpServers/a',
      text: '{"mcpServers":{"a":{"command":"uvx" «"args"»:[]}}}\n',
    },
    // Only the first of several problems.
    {
      client: 'vscode',
      says: 'broken',
      text: '{«"servers"» {"a" {"command" "uvx"}}}'.replace('«"servers"» {', '"servers" «{»'),
    },
    {
      client: 'claude-desktop',
      says: 'broken',
      text: '«#» notes\n{"mcpServers":{}}'.replace('«#» notes', '«# notes»'),
    },
  ],
})

describe(`${rule.code} in TOML`, () => {
  it.each([
    ['{"mcpServers":{"a":{"command":"uvx"}}}\n', 'json-in-toml'],
    ['[mcp_servers.a]\ncommand = "C:\\Users\\dev\\a.exe"\n', 'backslash'],
    ['[mcp_servers.a]\ncommand = uvx\n', 'broken'],
  ])('of %s says %s and nothing else', async (text, messageId) => {
    const result = await lintText({ uri: '.codex/config.toml', text, named: true }, { client: 'codex' })
    expect(result?.findings.map(one => [one.code, one.messageId, one.pointer])).toEqual([[rule.code, messageId, '']])
  })
})

describe(`${rule.code} in JSON`, () => {
  it('stands alone', async () => {
    const text = '{// remark\n"servers":[{"command":"npx x" "args":"a", "args":1,}],}'
    const result = await lintText({ uri: '.mcp.json', text, named: true }, { client: 'claude-code' })
    expect(result?.findings.map(one => one.code)).toEqual([rule.code])
  })
})
