import rule from '../../../src/rules/result/result-type-invalid.js'
import { cases } from '../../support/cases.js'

const now = { revision: '2026-07-28', file: 'tools.json' } as const
const list = (type: string) => `{"resultType":${type},"tools":[],"ttlMs":0,"cacheScope":"public"}`

cases(rule, {
  quiet: [
    { ...now, text: list('"complete"') },
    { revision: '2025-11-25', file: 'tools.json', text: list('"whatever"') },
    // Another answer in a log may well ask for input.
    { ...now, text: `{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required"}}\n${list('"complete"')}` },
  ],
  loud: [
    { ...now, says: 'type', severity: 'error', pointer: '/resultType', text: list('«1»') },
    { ...now, says: 'type', text: list('«null»') },
    { ...now, says: 'input', text: list('«"input_required"»') },
    { ...now, says: 'unknown', text: list('«"Complete"»') },
    {
      ...now,
      says: 'unknown',
      text: '{"resultType":«"done"»,"supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"public"}',
    },
  ],
})
