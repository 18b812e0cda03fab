import rule from '../../../src/rules/result/ttl-ms-missing.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const

cases(rule, {
  quiet: [
    { ...now, text: '{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}' },
    { ...now, text: '{"tools":[]}' },
    { revision: '2025-06-18', file: 'tools.json', text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    { file: 'tools.json', text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
  ],
  loud: [
    {
      ...now,
      says: 'missing',
      severity: 'error',
      pointer: '',
      text: '«{»"resultType":"complete","tools":[],"cacheScope":"private"}',
      fixed: '{"resultType":"complete","tools":[],"cacheScope":"private","ttlMs":0}',
    },
    // All three at once.
    {
      ...now,
      says: 'missing',
      text: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": «{\n    "tools": []\n  }»\n}\n',
      fixed:
        '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "resultType": "complete",\n    "tools": [],\n    "cacheScope": "private",\n    "ttlMs": 0\n  }\n}\n',
    },
  ],
})
