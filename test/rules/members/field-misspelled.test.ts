import rule from '../../../src/rules/members/field-misspelled.js'
import { cases } from '../../support/cases.js'

const tool = (more: string) =>
  `{"tools":[{"name":"a","description":"Does it.","inputSchema":{"type":"object"}${more}}]}`

cases(rule, {
  quiet: [
    // MCP_INPUT_SCHEMA_MISNAMED's.
    { file: 'tools.json', text: '{"tools":[{"name":"a","input_schema":{"type":"object"}}]}' },
    { file: 'tools.json', text: tool(',"annotations":{"readOnlyHint":true}') },
    // The right one is there too.
    { file: 'tools.json', text: tool(',"output_schema":{},"outputSchema":{"type":"object"}') },
    // Words that are no slips.
    { file: 'tools.json', text: tool(',"table":"x","file":"x","time":1,"id":1,"tags":[],"style":"x","x-title":"A"') },
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","arguments":[{"name":"b","type":"string"}]}]}' },
    // Of another revision.
    { file: 'tools.json', revision: '2025-03-26', text: tool(',"title":"A"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'meant',
      severity: 'warning',
      pointer: '/tools/0/annotations/readonlyHint',
      text: tool(',"annotations":{«"readonlyHint"»:true}'),
      // A guess, so it is not written by --fix.
    },
    {
      file: 'tools.json',
      says: 'meant',
      text: tool(',«"output_schema"»:{"type":"object"}'),
      fixed: tool(',"outputSchema":{"type":"object"}'),
    },
    {
      file: 'tools.json',
      says: 'meant',
      text: tool(',«"meta"»:{"com.example/a":1}'),
      fixed: tool(',"_meta":{"com.example/a":1}'),
    },
    // As Python prints what is not set.
    { file: 'tools.json', says: 'meant', text: tool(',«"output_schema"»:null'), fixed: tool('') },
    { file: 'tools.json', says: 'meant', text: tool(',«"titel"»:"A",«"anotations"»:{},«"icon"»:[]') },
    {
      file: 'resources.json',
      says: 'meant',
      text: '{"resources":[{"uri":"file:///a","name":"a",«"mime_type"»:"text/plain"}]}',
      fixed: '{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain"}]}',
    },
  ],
})
