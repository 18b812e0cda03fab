import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/server/remote-not-supported.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      client: 'claude-desktop',
      text: '{"mcpServers":{"a":{"command":"npx","args":["-y","mcp-remote","https://mcp.example.com/mcp"]}}}',
    },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"type":"stdio","command":"uvx"}}}' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"transport":"stdio","command":"uvx"}}}' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"transport":"stdio"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp"}}}' },
  ],
  loud: [
    {
      client: 'claude-desktop',
      says: 'remote',
      severity: 'error',
      pointer: '/mcpServers/a/url',
      text: '{"mcpServers":{"a":{"type":"http",«"url"»:"https://mcp.example.com/mcp"}}}',
    },
    {
      client: 'claude-desktop',
      says: 'remote',
      text: '{"mcpServers":{"a":{«"serverUrl"»:"https://mcp.example.com/mcp"}}}',
    },
    {
      client: 'claude-desktop',
      says: 'remote',
      text: '{"mcpServers":{"a":{«"httpUrl"»:"https://mcp.example.com/mcp"}}}',
    },
    {
      client: 'claude-desktop',
      says: 'remote',
      text: '{"mcpServers":{"a":{«"transport"»:{"type":"http","url":"https://mcp.example.com/mcp"}}}}',
    },
    { client: 'claude-desktop', says: 'remote', text: '{"mcpServers":{"a":{«"transport"»:"sse"}}}' },
    // A program beside it does not help: such an entry was never valid.
    {
      client: 'claude-desktop',
      says: 'remote',
      text: '{"mcpServers":{"a":{"command":"uvx",«"url"»:"https://mcp.example.com"}}}',
    },
  ],
})

it('speaks alone about all that makes the entry remote', async () => {
  const text =
    '{"mcpServers":{"a":{"type":"streamableHttp","transport":"http","url":"mcp.example.com","headers":{"A":"b"},"oauth":{}}}}'
  const result = await lintText({ uri: 'claude_desktop_config.json', text, named: true })
  expect(result?.findings.map(({ code, pointer }) => [code, pointer])).toEqual([[rule.code, '/mcpServers/a/url']])
})
