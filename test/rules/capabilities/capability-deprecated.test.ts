import rule from '../../../src/rules/capabilities/capability-deprecated.js'
import { cases } from '../../support/cases.js'

const file = 'capabilities.json'

cases(rule, {
  quiet: [
    { file, revision: '2025-11-25', text: '{"capabilities":{"logging":{}}}' },
    { file, revision: '2026-07-28', text: '{"capabilities":{"tools":{}}}' },
    { file, text: '{"capabilities":{"logging":{}}}' },
  ],
  loud: [
    {
      file,
      revision: '2026-07-28',
      says: 'deprecated',
      severity: 'info',
      pointer: '/capabilities/logging',
      text: '{"capabilities":{«"logging"»:{}}}',
    },
  ],
})
