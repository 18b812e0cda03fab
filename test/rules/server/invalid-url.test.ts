import rule from '../../../src/rules/server/invalid-url.js'
import { cases } from '../../support/cases.js'

const http = (url: string) => ({ client: 'claude-code', text: `{"mcpServers":{"a":{"type":"http","url":${url}}}}` })

cases(rule, {
  quiet: [
    http('"https://mcp.example.com/mcp"'),
    http('"HTTP://LOCALHOST:8080"'),
    http('"http://[::1]:3000/mcp?a=b"'),
    http('"${MCP_URL}"'),
    http('"https://${HOST:-mcp.example.com}/mcp"'),
    // Blanks at the ends and other types have codes of their own.
    http('" https://mcp.example.com/mcp "'),
    http('7'),
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"ws","url":"wss://mcp.example.com/mcp"}}}' },
    // Whether it is to be a websocket is what the missing type would say.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"url":"wss://mcp.example.com/mcp"}}}' },
    // Where a command wins the address is not used.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","url":"mcp.example.com"}}}' },
    { client: 'vscode', text: '{"servers":{"a":{"type":"http","url":"unix:///tmp/server.sock#/sub"}}}' },
    { client: 'vscode', text: `{"servers":{"a":{"url":"pipe:///pipe/server"}}}` },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"url":"mcp.example.com"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"url":"${env:BASE}/mcp"}}}' },
  ],
  loud: [
    { ...http('«""»'), says: 'empty', severity: 'error', pointer: '/mcpServers/a/url' },
    { ...http('«"mcp.example.com/mcp"»'), says: 'relative' },
    { ...http('«"/mcp"»'), says: 'relative' },
    { ...http('«"localhost:3000/mcp"»'), says: 'relative' },
    { ...http('«"https://"»'), says: 'broken' },
    { ...http('«"https://mcp example.com/mcp"»'), says: 'broken' },
    { ...http('«"http://localhost:99999/"»'), says: 'broken' },
    { ...http('«"ftp://files.example.com/mcp"»'), says: 'scheme', severity: 'error' },
    { ...http('«"wss://mcp.example.com/mcp"»'), says: 'scheme' },
    {
      client: 'claude-code',
      says: 'scheme',
      text: '{"mcpServers":{"a":{"type":"ws","url":«"https://mcp.example.com/mcp"»}}}',
    },
    { client: 'claude-code', says: 'scheme', text: '{"mcpServers":{"a":{"url":«"ftp://mcp.example.com/mcp"»}}}' },
    { client: 'vscode', says: 'relative', text: '{"servers":{"a":{"url":«"mcp.example.com"»}}}' },
    {
      client: 'devin',
      says: 'relative',
      pointer: '/mcpServers/a/serverUrl',
      text: '{"mcpServers":{"a":{"serverUrl":«"mcp.example.com/mcp"»}}}',
    },
    { client: 'codex', says: 'relative', text: '[mcp_servers.a]\nurl = «"mcp.example.com/mcp"»\n' },
  ],
})
