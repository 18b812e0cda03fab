import family from '../../../src/rules/server-risk/risk-packages.js'
import { cases } from '../../support/cases.js'

const rule = (code: string) => {
  const found = family.find(one => one.code === code)
  if (!found) throw new Error(`There is no rule ${code}.`)
  return found
}
const entry = (text: string) => `{"mcpServers":{"demo":${text}}}`

cases(rule('MCP_RISK_UNPINNED_PACKAGE'), {
  quiet: [
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "@a/b@1.2.3"]}') },
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "./local"]}') },
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "${PKG}"]}') },
    { client: 'claude-code', text: entry('{"command":"docker","args":["run","-i","a/b:1.2"]}') },
    { client: 'claude-code', text: entry('{"command":"cmd","args":["/c","npx","-y","@a/b@1.0.0"]}') },
    { client: 'claude-code', text: entry('{"command":"uvx","args":["demo==2026.1"]}') },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y",«"@a/b@latest"»]}'),
    },
    { client: 'claude-code', says: 'found', severity: 'info', text: entry('{"command":"uvx","args":[«"demo>=1"»]}') },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"docker","args":["run","-i",«"a/b:latest"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"cmd","args":["/c","npx","-y",«"@a/b"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"bunx","args":[«"demo-tool"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"pnpm","args":["dlx",«"demo-tool"»]}'),
    },
  ],
})
cases(rule('MCP_RISK_REMOTE_PACKAGE'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry('{"command":"npx","args":["-y","github:a/b#0123456789abcdef0123456789abcdef01234567"]}'),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"http://a.example/b.tgz"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y",«"github:a/b"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"uv","args":["tool","run","--from",«"git+https://github.com/a/b"»,"b"]}'),
    },
  ],
})
cases(rule('MCP_RISK_LOOKALIKE_PACKAGE'), {
  quiet: [
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "@playwright/mcp@1.0.0"]}') },
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "@supabase/other@1.0.0"]}') },
    { client: 'claude-code', text: entry('{"command":"uvx","args":["awslabs-core-mcp-server==1.0.0"]}') },
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "demo-thing@1.0.0"]}') },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"@modelcontextprotocoI/server-memory@1.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"mcp-rem0te@1.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"tavlly-mcp@1.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y",«"playwright-mcp@1.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"mcp-remоte@1.0.0"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"@model-context-protocol/server-x@1.0.0"»]}'),
    },
  ],
})
cases(rule('MCP_RISK_VULNERABLE_PACKAGE'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry('{"command": "npx", "args": ["-y", "mcp-remote@0.1.16", "https://a.example"]}'),
    },
    { client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "mcp-remote", "https://a.example"]}') },
    {
      client: 'claude-code',
      text: entry('{"command": "npx", "args": ["-y", "mcp-remote@0.0.4", "https://a.example"]}'),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"@playwright/mcp@0.0.39"»]}'),
    },
  ],
})
cases(rule('MCP_RISK_MALICIOUS_PACKAGE'), {
  quiet: [{ client: 'claude-code', text: entry('{"command": "npx", "args": ["-y", "postmark-mcp@1.0.12"]}') }],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"postmark-mcp"»]}'),
    },
  ],
})
cases(rule('MCP_RISK_ARCHIVED_PACKAGE'), {
  quiet: [
    {
      client: 'claude-code',
      text: entry('{"command": "npx", "args": ["-y", "@modelcontextprotocol/server-memory@1.0.0"]}'),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y",«"@modelcontextprotocol/server-slack"»]}'),
    },
  ],
})
cases(rule('MCP_PACKAGE_NOT_ON_NPM'), {
  quiet: [{ client: 'claude-code', text: entry('{"command":"uvx","args":["mcp-server-git==1.0.0"]}') }],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y",«"@modelcontextprotocol/server-git"»]}'),
    },
  ],
})
