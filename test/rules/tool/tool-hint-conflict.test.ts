import rule from '../../../src/rules/tool/tool-hint-conflict.js'
import { cases } from '../../support/cases.js'

const hinted = (hints: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"annotations":{${hints}}}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: hinted('"readOnlyHint":true,"destructiveHint":false') },
    { file: 'tools.json', text: hinted('"readOnlyHint":false,"destructiveHint":true') },
    { file: 'tools.json', text: hinted('"readOnlyHint":true') },
    { file: 'tools.json', text: hinted('"readOnlyHint":true,"destructiveHint":"true"') },
    { file: 'tools.json', revision: '2024-11-05', text: hinted('"readOnlyHint":true,"destructiveHint":true') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'both',
      severity: 'warning',
      pointer: '/tools/0/annotations/destructiveHint',
      text: hinted('"destructiveHint":«true»,"readOnlyHint":true'),
    },
  ],
})
