import rule from '../../../src/rules/result/ttl-ms-invalid.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const
const list = (ttl: string) => `{"resultType":"complete","tools":[],"ttlMs":${ttl},"cacheScope":"public"}`

cases(rule, {
  quiet: [
    { ...now, text: list('0') },
    { ...now, text: list('300000.0') },
    { ...now, text: list('3e5') },
    { revision: '2025-11-25', file: 'tools.json', text: list('-1') },
  ],
  loud: [
    {
      ...now,
      says: 'negative',
      severity: 'error',
      pointer: '/ttlMs',
      text: list('«-1»'),
      fixed: list('0'),
    },
    { ...now, says: 'fraction', text: list('«0.5»') },
    { ...now, says: 'quoted', text: list('«"300000"»'), fixed: list('300000') },
    { ...now, says: 'type', text: list('«"5 minutes"»') },
    { ...now, says: 'type', text: list('«null»') },
    { ...now, says: 'type', text: list('«[1]»') },
  ],
})
