import rule from '../../../src/rules/members/field-not-in-revision.js'
import { cases } from '../../support/cases.js'

const tool = (more: string) => `{"tools":[{"name":"a","inputSchema":{"type":"object"}${more}}]}`

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      revision: '2025-06-18',
      text: tool(',"title":"A","outputSchema":{"type":"object"},"_meta":{}'),
    },
    { file: 'tools.json', revision: '2025-11-25', text: tool(',"execution":{"taskSupport":"optional"},"icons":[]') },
    { file: 'tools.json', revision: '2025-03-26', text: tool(',"category":"a"') },
  ],
  loud: [
    {
      file: 'tools.json',
      revision: '2025-03-26',
      says: 'later',
      severity: 'info',
      pointer: '/tools/0/title',
      text: tool(',«"title"»:"A"'),
    },
    { file: 'tools.json', revision: '2025-06-18', says: 'later', text: tool(',«"icons"»:[],«"execution"»:{}') },
    { file: 'tools.json', revision: '2024-11-05', says: 'later', text: tool(',«"annotations"»:{"readOnlyHint":true}') },
    {
      file: 'resources.json',
      revision: '2025-03-26',
      says: 'later',
      text: '{"resources":[{"uri":"file:///a","name":"a","annotations":{«"lastModified"»:"2026-01-12T15:00:58Z"}}]}',
    },
    {
      file: 'tools.json',
      revision: '2026-07-28',
      says: 'gone',
      severity: 'warning',
      pointer: '/tools/0/execution',
      text: tool(',«"execution"»:{"taskSupport":"required"}'),
    },
  ],
})
