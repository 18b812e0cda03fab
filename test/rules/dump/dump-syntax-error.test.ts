import rule from '../../../src/rules/dump/dump-syntax-error.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'tools.json', text: '{"tools":[]}' },
    { file: 'tools.json', text: '\ufeff{"tools":[]}\r\n' },
    { file: 'tools.json', text: '{"tools":[]}\n{"tools":[]}\n' },
    { file: 'tools.json', text: 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n\n' },
    { file: 'tools.json', text: '[info] started\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n' },
    { file: 'tools.json', text: '{\n  "tools": []\n}\n{\n  "tools": []\n}\n' },
  ],
  loud: [
    { file: 'tools.json', says: 'broken', severity: 'error', pointer: '', text: '«{»"tools":[]' },
    { file: 'tools.json', says: 'comment', pointer: '/tools', text: '{"tools":[«/* none */»]}' },
    {
      file: 'tools.json',
      says: 'comma',
      pointer: '/tools',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object"}}«,»]}',
    },
    // One line of a log is cut off.
    {
      file: 'tools.json',
      says: 'broken',
      text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n{"jsonrpc":"2.0","id":2,"result":«{»\n',
    },
  ],
})
