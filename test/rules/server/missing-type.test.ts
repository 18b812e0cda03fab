import rule from '../../../src/rules/server/missing-type.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","url":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":"remote","url":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"type":null,"url":"https://mcp.example.com/mcp"}}}' },
    // Another client's word for it, or another client's address: that is the finding.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"transport":"http","url":"https://mcp.example.com/mcp"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"serverUrl":"https://mcp.example.com/mcp"}}}' },
    // Everybody else takes an address alone for HTTP.
    { client: 'cursor', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp"}}}' },
    { client: 'vscode', text: '{"servers":{"a":{"url":"https://mcp.example.com/mcp"}}}' },
    { client: 'devin', text: '{"mcpServers":{"a":{"serverUrl":"https://mcp.example.com/mcp"}}}' },
    { client: 'codex', text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp"}}}' },
  ],
  loud: [
    // The type becomes the first member, on a line of its own where the others have one.
    {
      client: 'claude-code',
      says: 'missing',
      severity: 'error',
      pointer: '/mcpServers/docs',
      text: '{\n  "mcpServers": {\n    "docs": «{\n      "url": "https://mcp.example.com/mcp"\n    }»\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "docs": {\n      "type": "http",\n      "url": "https://mcp.example.com/mcp"\n    }\n  }\n}\n',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '\ufeff{\r\n\t"mcpServers": {\r\n\t\t"docs": «{\r\n\t\t\t"headers": {},\r\n\t\t\t"url": "https://mcp.example.com/mcp"\r\n\t\t}»\r\n\t}\r\n}',
      fixed:
        '\ufeff{\r\n\t"mcpServers": {\r\n\t\t"docs": {\r\n\t\t\t"type": "http",\r\n\t\t\t"headers": {},\r\n\t\t\t"url": "https://mcp.example.com/mcp"\r\n\t\t}\r\n\t}\r\n}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":«{"url":"https://mcp.example.com/mcp"}»,"b":«{"url":"https://b.example.com/"}»}}',
      fixed:
        '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp"},"b":{"type":"http","url":"https://b.example.com/"}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{ "mcpServers": { "a": «{ "url": "https://mcp.example.com/mcp?x=/sse" }» } }',
      fixed: '{ "mcpServers": { "a": { "type": "http", "url": "https://mcp.example.com/mcp?x=/sse" } } }',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":«{"url":"wss://mcp.example.com/mcp"}»}}',
      fixed: '{"mcpServers":{"a":{"type":"ws","url":"wss://mcp.example.com/mcp"}}}',
    },
    // An address on /sse may be of either transport.
    { client: 'claude-code', says: 'missing', text: '{"mcpServers":{"a":«{"url":"https://mcp.example.com/sse"}»}}' },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":«{"url":"https://mcp.example.com/sse/?k=1"}»}}',
    },
  ],
})
