import rule from '../../../src/rules/portability/portable-anyof-sibling.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"anyOf":[{"type":"string"}]},"anyOf":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"anyOf":[{"type":"string"}],"title":"A"}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"anyOf":[{"type":"string"}],"title":"A"}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'beside',
      severity: 'warning',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{«"anyOf"»:[{"type":"string"}],"title":"A"}}}}]}',
    },
  ],
})
