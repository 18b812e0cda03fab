import rule from '../../../src/rules/members/dump-unknown-field.js'
import { cases } from '../../support/cases.js'

const tool = (more: string) => `{"tools":[{"name":"a","inputSchema":{"type":"object"}${more}}]}`

cases(rule, {
  quiet: [
    // MCP_INPUT_SCHEMA_MISNAMED's.
    { file: 'tools.json', text: '{"tools":[{"name":"a","parameters":{"type":"object"}}]}' },
    { file: 'tools.json', text: tool('') },
    { file: 'tools.json', text: tool(',"x-team":"a","$id":"b","com.example/c":1') },
    // A slip is another rule's, and so is a member of another revision.
    { file: 'tools.json', text: tool(',"Title":"A"') },
    { file: 'tools.json', revision: '2025-03-26', text: tool(',"outputSchema":{"type":"object"}') },
    // Results may hold anything.
    { file: 'tools.json', text: '{"tools":[],"total":3}' },
    // This revision has no such object, and the member that holds it is told of.
    { file: 'tools.json', revision: '2026-07-28', text: tool(',"execution":{"mode":"a"}') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'unknown',
      severity: 'info',
      pointer: '/tools/0/category',
      text: tool(',«"category"»:"files"'),
    },
    { file: 'tools.json', says: 'unknown', text: tool(',"annotations":{«"streamingHint"»:true}') },
    {
      file: 'prompts.json',
      says: 'unknown',
      text: '{"prompts":[{"name":"a","arguments":[{"name":"b",«"type"»:"string"}]}]}',
    },
    // Names that every object inherits.
    { file: 'tools.json', says: 'unknown', text: tool(',«"constructor"»:1,«"__proto__"»:{}') },
  ],
})
