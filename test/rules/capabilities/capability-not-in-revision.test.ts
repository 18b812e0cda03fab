import rule from '../../../src/rules/capabilities/capability-not-in-revision.js'
import { cases } from '../../support/cases.js'

const file = 'capabilities.json'

cases(rule, {
  quiet: [
    { file, revision: '2025-11-25', text: '{"capabilities":{"tasks":{},"completions":{}}}' },
    { file, revision: '2026-07-28', text: '{"capabilities":{"extensions":{},"logging":{}}}' },
    // Nobody's.
    { file, revision: '2024-11-05', text: '{"capabilities":{"sampling":{}}}' },
    // Nobody knows the revision, and one of the two has it.
    { file, text: '{"capabilities":{"tasks":{},"extensions":{}}}' },
  ],
  loud: [
    {
      file,
      revision: '2024-11-05',
      says: 'later',
      severity: 'info',
      pointer: '/capabilities/completions',
      text: '{"capabilities":{«"completions"»:{}}}',
    },
    { file, revision: '2025-11-25', says: 'later', text: '{"capabilities":{«"extensions"»:{}}}' },
    { file, revision: '2026-07-28', says: 'gone', text: '{"capabilities":{«"tasks"»:{"list":{}}}}' },
  ],
})
