import rule from '../../../src/rules/icon/icon-mime-type-unsupported.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    ...['image/png', 'image/jpg', 'IMAGE/JPEG', 'image/svg+xml;charset=utf-8', 'image/webp'].map(type => ({
      file: 'tools.json',
      text: icon(`"src":"https://x.example/a","mimeType":"${type}"`),
    })),
    // MCP_MIME_TYPE_INVALID's.
    { file: 'tools.json', text: icon('"src":"https://x.example/a","mimeType":"ico"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'type',
      severity: 'info',
      pointer: '/tools/0/icons/0/mimeType',
      text: icon('"src":"https://x.example/a","mimeType":«"image/x-icon"»'),
    },
  ],
})
