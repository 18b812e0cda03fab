import rule from '../../../src/rules/capabilities/server-info-invalid.js'
import { cases } from '../../support/cases.js'

const file = 'capabilities.json'
const answer = (info: string) => `{"protocolVersion":"2025-11-25","capabilities":{}${info}}`

cases(rule, {
  quiet: [
    { file, text: answer(',"serverInfo":{"name":"a","version":"1"}') },
    // Collected by hand.
    { file, text: answer('') },
    // Since 2026-07-28 it is no member of an answer.
    { file, revision: '2026-07-28', text: answer(',"serverInfo":{}') },
    { file, text: '{"capabilities":{},"serverInfo":{}}' },
  ],
  loud: [
    { file, says: 'missing', severity: 'error', pointer: '/serverInfo', text: answer(',"serverInfo":«{"name":"a"}»') },
    { file, says: 'type', pointer: '/serverInfo/version', text: answer(',"serverInfo":{"name":"a","version":«1»}') },
    { file, says: 'object', text: answer(',"serverInfo":«"a"»') },
    { file, says: 'absent', pointer: '/result', text: `{"jsonrpc":"2.0","id":0,"result":«${answer('')}»}` },
  ],
})
