import rule from '../../../src/rules/icon/icon-src-missing.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: icon('"src":"https://x.example/a.png"') },
    // MCP_ICON_SRC_INVALID's.
    { file: 'tools.json', text: icon('"src":""') },
    { file: 'tools.json', revision: '2025-06-18', text: icon('') },
    // MCP_FIELD_TYPE_INVALID's: a list belongs there.
    { file: 'tools.json', text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"icons":{}}]}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'absent',
      severity: 'error',
      pointer: '/tools/0/icons/0',
      text: icon('').replace('{}]', '«{}»]'),
    },
    { file: 'tools.json', says: 'type', pointer: '/tools/0/icons/0/src', text: icon('"src":«7»') },
    // Of a server, too.
    {
      file: 'capabilities.json',
      says: 'absent',
      pointer: '/serverInfo/icons/0',
      text: '{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"a","version":"1","icons":[«{}»]}}',
    },
  ],
})
