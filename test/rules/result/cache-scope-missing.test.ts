import rule from '../../../src/rules/result/cache-scope-missing.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'resources.json' } as const

cases(rule, {
  quiet: [
    { ...now, text: '{"resultType":"complete","resources":[],"ttlMs":0,"cacheScope":"private"}' },
    { ...now, text: '{"resources":[]}' },
    { revision: '2025-11-25', file: 'resources.json', text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[]}}' },
  ],
  loud: [
    {
      ...now,
      says: 'missing',
      severity: 'error',
      pointer: '',
      text: '«{»"resultType":"complete","resources":[],"ttlMs":1}',
      fixed: '{"resultType":"complete","resources":[],"ttlMs":1,"cacheScope":"private"}',
    },
    // Each page for itself.
    {
      ...now,
      says: 'missing',
      text: '«{»"resultType":"complete","resources":[],"ttlMs":1}\n«{»"resultType":"complete","resources":[],"ttlMs":1}\n',
    },
  ],
})
