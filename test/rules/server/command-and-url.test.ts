import rule from '../../../src/rules/server/command-and-url.js'
import { cases } from '../../support/cases.js'

const url = '"https://mcp.example.com/mcp"'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":"http","url":${url}},"b":{"command":"uvx"}}}` },
    // The address is an argument of the bridge.
    { client: 'claude-code', text: `{"mcpServers":{"a":{"command":"npx","args":["-y","mcp-remote",${url}]}}}` },
    // No remote server at all is taken here, which has a code of its own.
    { client: 'claude-desktop', text: `{"mcpServers":{"a":{"command":"uvx","url":${url}}}}` },
    // A word that is refused ends the questions about the transport.
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":"remote","command":"uvx","url":${url}}}}` },
    { client: 'claude-code', text: `{"mcpServers":{"a":{"type":null,"command":"uvx","url":${url}}}}` },
    // Members of other clients are looked at elsewhere.
    { client: 'cursor', text: `{"mcpServers":{"a":{"command":"uvx","serverUrl":${url}}}}` },
  ],
  loud: [
    // Without a type the command wins, with http the address.
    {
      client: 'claude-code',
      says: 'ignored',
      severity: 'warning',
      pointer: '/mcpServers/a/url',
      text: `{"mcpServers":{"a":{"command":"uvx",«"url"»:${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'ignored',
      severity: 'warning',
      pointer: '/mcpServers/a/command',
      text: `{"mcpServers":{"a":{"type":"http",«"command"»:"uvx","url":${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'ignored',
      text: `{"mcpServers":{"a":{"type":"stdio",«"url"»:${url},"command":"uvx"}}}`,
    },
    // VS Code keeps stdio and http; every other word gives way to a command.
    { client: 'vscode', says: 'ignored', text: `{"servers":{"a":{"type":"sse","command":"uvx",«"url"»:${url}}}}` },
    { client: 'vscode', says: 'ignored', text: `{"servers":{"a":{"type":"http",«"command"»:"uvx","url":${url}}}}` },
    {
      client: 'codex',
      says: 'refused',
      severity: 'error',
      pointer: '/mcp_servers/a/url',
      text: `[mcp_servers.a]\ncommand = "uvx"\n«url» = ${url}\n`,
    },
    // Which one wins in Cursor and Devin is not documented.
    {
      client: 'cursor',
      says: 'unclear',
      severity: 'warning',
      text: `{"mcpServers":{"a":{"command":"uvx",«"url"»:${url}}}}`,
    },
    { client: 'devin', says: 'unclear', text: `{"mcpServers":{"a":{"command":"uvx",«"serverUrl"»:${url}}}}` },
    // Two addresses: the later one.
    {
      client: 'devin',
      says: 'unclear',
      pointer: '/mcpServers/a/url',
      text: `{"mcpServers":{"a":{"serverUrl":${url},«"url"»:"https://old.example.com/mcp"}}}`,
    },
    {
      client: 'devin',
      says: 'unclear',
      pointer: '/mcpServers/a/serverUrl',
      text: `{"mcpServers":{"a":{"url":${url},«"serverUrl"»:"https://old.example.com/mcp"}}}`,
    },
  ],
})
