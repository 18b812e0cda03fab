import rule from '../../../src/rules/server-risk/risk-insecure-url.js'
import { cases } from '../../support/cases.js'

const entry = (text: string) => `{"mcpServers":{"demo":{"type":"http",${text}}}}`

cases(rule, {
  quiet: [
    { client: 'claude-code', text: entry('"url":"http://localhost:3000/mcp"') },
    { client: 'claude-code', text: entry('"url":"http://${HOST}/mcp"') },
    { client: 'claude-code', text: entry('"url":"http://a.example.com/mcp"') },
  ],
  loud: [
    { client: 'claude-code', says: 'public', severity: 'warning', text: entry('"url":«"http://mcp.acme.dev/mcp"»') },
    { client: 'claude-code', says: 'private', severity: 'info', text: entry('"url":«"http://10.0.0.1/mcp"»') },
    {
      client: 'claude-code',
      says: 'private',
      severity: 'info',
      text: entry('"url":«"http://a.internal/mcp"»,"headers":{"Authorization":"Bearer ${T}"}'),
    },
  ],
})
