import rule from '../../../src/rules/result/cache-scope-mixed.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const
const page = (scope: string, next = '') =>
  `{"resultType":"complete","tools":[]${next && `,"nextCursor":"${next}"`},"ttlMs":0,"cacheScope":${scope}}\n`

cases(rule, {
  quiet: [
    { ...now, text: page('"public"', '2') + page('"public"') },
    // Two answers and not two pages: the first one was the last page.
    { ...now, text: page('"public"') + page('"private"') },
    // Two lists.
    { ...now, text: page('"public"', '2') + page('"private"').replace('tools', 'prompts') },
    { revision: '2025-11-25', file: 'tools.json', text: page('"public"', '2') + page('"private"') },
  ],
  loud: [
    {
      ...now,
      says: 'mixed',
      severity: 'error',
      pointer: '/cacheScope',
      text: page('"private"', '2') + page('«"public"»'),
    },
    { ...now, says: 'mixed', text: page('"private"', '2') + page('«"public"»', '3') + page('«"public"»') },
    { ...now, says: 'mixed', pointer: '/1/cacheScope', text: `[${page('"private"', '2')},${page('«"public"»')}]` },
    // A scope that is none does not count.
    { ...now, says: 'mixed', text: page('"private"', '2') + page('"shared"', '3') + page('«"public"»') },
  ],
})
