import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/server/unknown-type.js'
import { cases } from '../../support/cases.js'
import { fake } from '../../support/fakes.js'

const url = '"url":"https://mcp.example.com/mcp"'
/** An entry whose word another client takes, and the word that belongs there. */
const alias = (word: string, right: string, rest: string) => ({
  client: 'claude-code',
  says: 'refused' as const,
  text: `{"mcpServers":{"a":{"type":«"${word}"»,${rest}}}}`,
  fixed: `{"mcpServers":{"a":{"type":"${right}",${rest}}}}`,
})

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: `{"mcpServers":{"a":{"type":"streamable-http",${url}},"b":{"type":"stdio","command":"x"}}}`,
    },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"ws","url":"wss://mcp.example.com/mcp"}}}' },
    // A wrong type is another code, and so is a word of another member.
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":null,${url}}}}` },
    { client: 'claude-code', text: `{"mcpServers":{"a":{"transport":"streamableHttp",${url}}}}` },
    { client: 'claude-desktop', text: `{"mcpServers":{"a":{"type":"streamableHttp",${url}}}}` },
    { client: 'cursor', text: `{"mcpServers":{"a":{"type":"streamable-http",${url}},"b":{"type":"sse",${url}}}}` },
    { client: 'codex', text: '[mcp_servers.a]\ntype = "streamableHttp"\nurl = "https://mcp.example.com/mcp"\n' },
  ],
  loud: [
    { ...alias('streamableHttp', 'http', url), severity: 'error', pointer: '/mcpServers/a/type' },
    alias('HTTP', 'http', url),
    alias('remote', 'http', url),
    alias('streamable', 'http', url),
    alias('http-stream', 'http', url),
    alias('websocket', 'ws', '"url":"wss://mcp.example.com/mcp"'),
    alias('local', 'stdio', '"command":"uvx"'),
    // The rest stays as it is: blanks, line ends, comments (which this file may not have, but has).
    {
      client: 'claude-code',
      says: 'refused',
      text: '{\r\n\t"mcpServers": { // ours\r\n\t\t"a": { "type" : «"Stdio"», "command": "uvx" }\r\n\t}\r\n}',
      fixed: '{\r\n\t"mcpServers": { // ours\r\n\t\t"a": { "type" : "stdio", "command": "uvx" }\r\n\t}\r\n}',
    },
    // A word that would contradict the entry, or means nothing to anybody, is left to the author.
    { client: 'claude-code', says: 'refused', text: `{"mcpServers":{"a":{"type":«"local"»,${url}}}}` },
    { client: 'claude-code', says: 'refused', text: '{"mcpServers":{"a":{"type":«"remote"»,"command":"uvx"}}}' },
    { client: 'claude-code', says: 'refused', text: `{"mcpServers":{"a":{"type":«"remote"»,"command":"uvx",${url}}}}` },
    {
      client: 'claude-code',
      says: 'refused',
      text: `{"mcpServers":{"a":{"type":«"sse-ide"»,${url}},"b":{"type":«""»,${url}}}}`,
    },
    { client: 'claude-code', says: 'refused', text: `{"mcpServers":{"a":{"type":«"stdio|http|sse"»,${url}}}}` },
    { client: 'claude-code', says: 'refused', text: `{"mcpServers":{"a":{"type":«"constructor"»,${url}}}}` },
    // VS Code goes by what is there.
    {
      client: 'vscode',
      says: 'ignored',
      severity: 'warning',
      pointer: '/servers/a/type',
      text: `{"servers":{"a":{"type":«"streamable-http"»,${url},},}}`,
      fixed: `{"servers":{"a":{"type":"http",${url},},}}`,
    },
    {
      client: 'devin',
      says: 'ignored',
      severity: 'warning',
      pointer: '/mcpServers/a/transport',
      text: `{"mcpServers":{"a":{"transport":«"streamable-http"»,${url}}}}`,
      fixed: `{"mcpServers":{"a":{"transport":"http",${url}}}}`,
    },
    // Devin has no word for local servers.
    { client: 'devin', says: 'ignored', text: '{"mcpServers":{"a":{"transport":«"stdio"»,"command":"uvx"}}}' },
  ],
})

it('does not repeat a key that went astray', async () => {
  const text = `{"mcpServers":{"a":{"type":"${fake('github_pat')}",${url}}}}`
  const result = await lintText({ uri: '.mcp.json', text, named: true })
  const found = result?.findings.find(({ code }) => code === rule.code)
  expect(found?.what).toMatch(/^Claude Code does not take ".*" as type/)
  expect(JSON.stringify(result?.findings)).not.toContain(fake('github_pat'))
})
