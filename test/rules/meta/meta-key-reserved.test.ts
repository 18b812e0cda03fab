import rule from '../../../src/rules/meta/meta-key-reserved.js'
import { cases } from '../../support/cases.js'

const meta = (key: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"_meta":{${key}:1}}]}`

cases(rule, {
  quiet: [
    ...[
      'com.example.mcp/a',
      'mcp/a',
      'com.example/mcp',
      'mcp',
      'io.modelcontextprotocol/related-task',
      'mcp.dev/x',
    ].map(key => ({
      file: 'tools.json',
      revision: '2026-07-28',
      text: meta(`"${key}"`),
    })),
    { file: 'tools.json', revision: '2025-03-26', text: meta('"mcp.dev/x"') },
    { file: 'tools.json', revision: '2025-06-18', text: meta('"dev.mcp/x"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'reserved',
      severity: 'warning',
      pointer: '/tools/0/_meta/com.mcp.tools~1cost',
      text: meta('«"com.mcp.tools/cost"»'),
    },
    { file: 'tools.json', revision: '2025-06-18', says: 'reserved', text: meta('«"mcp.dev/x"»') },
    { file: 'tools.json', revision: '2025-06-18', says: 'reserved', text: meta('«"api.modelcontextprotocol.org/x"»') },
    { file: 'tools.json', revision: '2025-11-25', says: 'reserved', text: meta('«"dev.mcp/x"»') },
    { file: 'tools.json', says: 'unknown', severity: 'info', text: meta('«"io.modelcontextprotocol/relatedTask"»') },
  ],
})
