import rule from '../../../src/rules/result/cache-scope-invalid.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const
const list = (scope: string) => `{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":${scope}}`

cases(rule, {
  quiet: [
    { ...now, text: list('"public"') },
    { ...now, text: list('"private"') },
    { revision: '2025-11-25', file: 'tools.json', text: list('"nobody"') },
  ],
  loud: [
    {
      ...now,
      says: 'letters',
      severity: 'error',
      pointer: '/cacheScope',
      text: list('«"Public"»'),
      fixed: list('"public"'),
    },
    { ...now, says: 'unknown', text: list('«"shared"»') },
    { ...now, says: 'type', text: list('«null»') },
  ],
})
