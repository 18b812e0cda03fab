import rule from '../../../src/rules/server/value-whitespace.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"command":"/Users/me/Library/Application Support/Tool/bin/run"}}}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"  "}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"echo-mcp","args":[" two blanks "]}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'blank',
      text: '{"mcpServers":{"a":{"type":"http","url":«"https://mcp.example.com/mcp "»}}}',
      fixed: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp"}}}',
    },
    {
      client: 'cursor',
      says: 'blank',
      text: String.raw`{"mcpServers":{"a":{"command":«"\t C:\\tools\\server.exe"»}}}`,
      fixed: String.raw`{"mcpServers":{"a":{"command":"C:\\tools\\server.exe"}}}`,
    },
    {
      client: 'devin',
      says: 'blank',
      text: '{"mcpServers":{"a":{"serverUrl":«" https://mcp.example.com/\\u006dcp\\n"»}}}',
      fixed: '{"mcpServers":{"a":{"serverUrl":"https://mcp.example.com/\\u006dcp"}}}',
    },
    { client: 'codex', says: 'blank', text: "[mcp_servers.a]\ncommand = «'uvx '»\n" },
  ],
})
