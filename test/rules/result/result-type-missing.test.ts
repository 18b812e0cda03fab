import rule from '../../../src/rules/result/result-type-missing.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const

cases(rule, {
  quiet: [
    { ...now, text: '{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}' },
    // Libraries take the member off before they hand a result out.
    { ...now, text: '{"tools":[]}' },
    { ...now, text: '{"result":{"tools":[]}}' },
    { ...now, text: '[]' },
    // Another revision has none.
    { revision: '2025-11-25', file: 'tools.json', text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[],"ttlMs":1}}' },
    // Nobody knows the revision.
    { file: 'tools.json', text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    // Answers of other methods in a log.
    { ...now, text: '{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":2,"result":{"content":[]}}\n' },
  ],
  loud: [
    {
      ...now,
      says: 'missing',
      severity: 'error',
      pointer: '/result',
      text: '{"jsonrpc":"2.0","id":1,"result":«{"tools":[],"ttlMs":0,"cacheScope":"private"}»}',
      fixed: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private"}}',
    },
    {
      ...now,
      says: 'missing',
      pointer: '',
      text: '«{»\n  "prompts": [],\n  "ttlMs": 1,\n  "cacheScope": "public"\n}\n',
      fixed: '{\n  "resultType": "complete",\n  "prompts": [],\n  "ttlMs": 1,\n  "cacheScope": "public"\n}\n',
    },
    {
      ...now,
      says: 'missing',
      text: '«{»"supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":1,"cacheScope":"public"}',
    },
    // The revision can be seen.
    { file: 'tools.json', says: 'missing', text: '«{»"tools":[],"ttlMs":0,"cacheScope":"private"}' },
  ],
})
