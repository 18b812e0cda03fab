import rule from '../../../src/rules/server-risk/risk-broad-filesystem.js'
import { cases } from '../../support/cases.js'

const entry = (text: string) => `{"mcpServers":{"demo":${text}}}`

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: entry('{"command": "npx", "args": ["-y", "@a/server-filesystem@1.0.0", "/home/me/project"]}'),
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      text: entry('{"command":"npx","args":["-y","@modelcontextprotocol/server-filesystem@2026.8.31",«"~/"»]}'),
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: entry('{"command":"npx","args":["-y","@modelcontextprotocol/server-filesystem@2026.8.31",«"/home/me"»]}'),
    },
  ],
})
