import rule from '../../../src/rules/tool/task-support-invalid.js'
import { cases } from '../../support/cases.js'

const executed = (execution: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"execution":${execution}}]}`

cases(rule, {
  quiet: [
    ...['"forbidden"', '"optional"', '"required"', 'null'].map(value => ({
      file: 'tools.json',
      revision: '2025-11-25',
      text: executed(`{"taskSupport":${value}}`),
    })),
    { file: 'tools.json', revision: '2025-11-25', text: executed('{}') },
    { file: 'tools.json', revision: '2025-11-25', text: executed('7') },
    // The member is there in 2025-11-25 alone.
    { file: 'tools.json', revision: '2025-06-18', text: executed('{"taskSupport":"always"}') },
    { file: 'tools.json', revision: '2026-07-28', text: executed('{"taskSupport":"always"}') },
  ],
  loud: [
    {
      file: 'tools.json',
      revision: '2025-11-25',
      says: 'value',
      severity: 'error',
      pointer: '/tools/0/execution/taskSupport',
      text: executed('{"taskSupport":«"always"»}'),
    },
    { file: 'tools.json', revision: '2025-11-25', says: 'value', text: executed('{"taskSupport":«true»}') },
    { file: 'tools.json', revision: '2025-11-25', says: 'value', text: executed('{"taskSupport":«"Optional"»}') },
  ],
})
