import rule from '../../../src/rules/portability/portable-empty-object.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":"string"}}}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object"}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"object"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'empty',
      severity: 'warning',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"type":"object"}»,"b":{"type":"array","items":«{"type":"object","properties":{}}»}}}}]}',
    },
  ],
})
