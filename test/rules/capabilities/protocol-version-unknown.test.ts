import rule from '../../../src/rules/capabilities/protocol-version-unknown.js'
import { cases } from '../../support/cases.js'

const file = 'capabilities.json'

cases(rule, {
  quiet: [
    { file, text: '{"protocolVersion":"2024-11-05","capabilities":{}}' },
    { file, text: '{"supportedVersions":["2026-07-28","2025-11-25"],"capabilities":{}}' },
    { file, text: '{"capabilities":{}}' },
  ],
  loud: [
    {
      file,
      says: 'unknown',
      severity: 'warning',
      pointer: '/protocolVersion',
      text: '{"protocolVersion":«"2025-12-01"»,"capabilities":{}}',
    },
    {
      file,
      says: 'unknown',
      pointer: '/supportedVersions/1',
      text: '{"supportedVersions":["2026-07-28",«"1.0"»],"capabilities":{}}',
    },
    { file, says: 'type', text: '{"protocolVersion":«20251125»,"capabilities":{}}' },
    { file, says: 'type', text: '{"supportedVersions":[«20251125»],"capabilities":{}}' },
  ],
})
