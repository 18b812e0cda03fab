import rule from '../../../src/rules/portability/portable-type-list.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","nullable":true},"type":{"type":"string","enum":["a"]}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"]}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"]}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'list',
      severity: 'error',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":«["string","null"]»},"b":{"type":"array","items":{"type":«["string","integer"]»}}}}}]}',
    },
  ],
})
