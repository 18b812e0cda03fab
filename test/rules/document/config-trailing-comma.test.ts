import rule from '../../../src/rules/document/config-trailing-comma.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'vscode', text: '{\n  "servers": {},\n}\n' },
    { client: 'devin', text: '{\n  "mcpServers": {},\n}\n' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nargs = ["a", "b",]\n' },
    { client: 'claude-code', text: '{"mcpServers":{}}' },
    { client: 'claude-code', text: '{"mcpServers" {},}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'refused',
      severity: 'error',
      pointer: '/mcpServers/time',
      text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"]«,» },\n  }\n}\n',
      fixed: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
    },
    {
      client: 'cursor',
      says: 'reported',
      severity: 'warning',
      pointer: '/mcpServers/docs',
      text: '{\r\n\t"mcpServers": {\r\n\t\t"docs": {\r\n\t\t\t"url": "https://mcp.example.com/mcp"«,»\r\n\t\t}\r\n\t}\r\n}',
      fixed:
        '{\r\n\t"mcpServers": {\r\n\t\t"docs": {\r\n\t\t\t"url": "https://mcp.example.com/mcp"\r\n\t\t}\r\n\t}\r\n}',
    },
    {
      client: 'claude-desktop',
      says: 'refused',
      pointer: '/mcpServers/a/args',
      text: '{"mcpServers":{"a":{"command":"uvx","args":["srv"«,»],},},}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","args":["srv"]}}}',
    },
    // A comment stays where it is.
    {
      client: 'claude-code',
      says: 'refused',
      pointer: '',
      text: '{"mcpServers":{}«,» /* last */}',
    },
  ],
})
