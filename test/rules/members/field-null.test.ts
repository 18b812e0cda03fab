import rule from '../../../src/rules/members/field-null.js'
import { cases } from '../../support/cases.js'

const tool = (more: string) =>
  `{"tools":[{"name":"a","description":"Does it.","inputSchema":{"type":"object"}${more}}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: tool('') },
    // A missing name is another fault.
    { file: 'prompts.json', text: '{"prompts":[{"name":null}]}' },
    // Not a member of this revision: clients ignore it.
    { file: 'tools.json', revision: '2025-03-26', text: tool(',"title":null') },
    // Nobody's member.
    { file: 'tools.json', text: tool(',"category":null') },
    // Values in a schema.
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"b":{"type":["string","null"],"default":null}}}}]}',
    },
  ],
  loud: [
    // An answer has one member that every revision defines.
    {
      file: 'tools.json',
      revision: '2025-11-25',
      says: 'empty',
      pointer: '/_meta',
      text: '{"tools":[],"_meta":«null»,"mine":null}',
      fixed: '{"tools":[],"mine":null}',
    },
    {
      file: 'tools.json',
      says: 'empty',
      severity: 'error',
      pointer: '/tools/0/title',
      text: tool(',"title":«null»'),
      fixed: tool(''),
    },
    {
      file: 'tools.json',
      says: 'empty',
      text: tool(',"title":«null»,"outputSchema":«null»,"icons":«null»,"annotations":«null»,"_meta":«null»'),
      fixed: tool(''),
    },
    {
      file: 'tools.json',
      says: 'empty',
      pointer: '/tools/0/annotations/openWorldHint',
      text: tool(',"annotations":{"readOnlyHint":true,"openWorldHint":«null»}'),
      fixed: tool(',"annotations":{"readOnlyHint":true}'),
    },
    {
      file: 'prompts.json',
      says: 'empty',
      text: '{"prompts":[{"name":"a","description":"Does it.","arguments":[{"name":"b","required":«null»}]}]}',
    },
    { file: 'tools.json', revision: '2025-06-18', says: 'empty', text: tool(',"outputSchema":«null»') },
  ],
})
