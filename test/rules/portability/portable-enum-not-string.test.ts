import rule from '../../../src/rules/portability/portable-enum-not-string.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","enum":["a","b"]},"enum":{"type":"string","default":{"enum":[1]}}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"integer","enum":[1,2]}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"integer","enum":[1,2]}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'value',
      severity: 'error',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":«["a",null]»},"b":{"type":"integer","enum":«[1]»}}}}]}',
    },
  ],
})
