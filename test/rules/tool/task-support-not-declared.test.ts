import rule from '../../../src/rules/tool/task-support-not-declared.js'
import { cases } from '../../support/cases.js'

const dump = (before: string, value: string, open = '', close = '') =>
  `{${before}"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"execution":{"taskSupport":${open}"${value}"${close}}}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', revision: '2025-11-25', text: dump('', 'required') },
    { file: 'tools.json', revision: '2025-11-25', text: dump('"capabilities":{"tools":{}},', 'forbidden') },
    {
      file: 'tools.json',
      revision: '2025-11-25',
      text: dump('"capabilities":{"tasks":{"requests":{"tools":{"call":{}}}}},', 'required'),
    },
    { file: 'tools.json', revision: '2026-07-28', text: dump('"capabilities":{"tools":{}},', 'required') },
  ],
  loud: [
    {
      file: 'tools.json',
      revision: '2025-11-25',
      says: 'ignored',
      severity: 'warning',
      pointer: '/tools/0/execution/taskSupport',
      text: dump('"capabilities":{"tools":{}},', 'required', '«', '»'),
    },
    {
      file: 'tools.json',
      revision: '2025-11-25',
      says: 'ignored',
      text: dump('"capabilities":{"tools":{},"tasks":{"list":{}}},', 'optional', '«', '»'),
    },
  ],
})
