import rule from '../../../src/rules/tool/tool-hint-invalid.js'
import { cases } from '../../support/cases.js'

const hinted = (hints: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"annotations":{${hints}}}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: hinted('"readOnlyHint":true,"destructiveHint":false,"title":"x"') },
    // MCP_FIELD_NULL's: a serialiser of Python writes it for what is not set.
    { file: 'tools.json', text: hinted('"readOnlyHint":null') },
    { file: 'tools.json', text: hinted('"streamingHint":"true"') },
    { file: 'tools.json', revision: '2024-11-05', text: hinted('"readOnlyHint":"true"') },
    { file: 'tools.json', text: '[{"name":"a","inputSchema":{"type":"object"},"annotations":"readOnly"}]' },
    // Tools of another form are one finding.
    { file: 'tools.json', text: '[{"type":"function","name":"a","annotations":{"readOnlyHint":1}}]' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'type',
      severity: 'error',
      pointer: '/tools/0/annotations/readOnlyHint',
      text: hinted('"readOnlyHint":«"true"»'),
      fixed: hinted('"readOnlyHint":true'),
    },
    {
      file: 'tools.json',
      says: 'type',
      text: hinted('"openWorldHint":«"False"»'),
      fixed: hinted('"openWorldHint":false'),
    },
    { file: 'tools.json', revision: '2025-03-26', says: 'type', text: hinted('"idempotentHint":«1»') },
    { file: 'tools.json', says: 'type', text: hinted('"destructiveHint":«"yes"»,"idempotentHint":«{}»') },
  ],
})
