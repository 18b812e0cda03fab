import rule from '../../../src/rules/portability/portable-untyped.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":["a"]},"b":{"const":1},"c":{"$ref":"#/$defs/C"},"d":{"anyOf":[{"type":"string"},{}]},"e":{"not":{}},"type":{"type":"string"}},"$defs":{"C":{}},"additionalProperties":{}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}},"if":{"properties":{"a":{"minLength":2}}},"then":{"properties":{"a":{"maxLength":9}}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'untyped',
      severity: 'info',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{}»,"b":{"type":"array","items":«{"title":"B"}»}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'untyped',
      severity: 'warning',
      targets: ['claude-code'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":«{"description":"How many"}»}}}]}',
    },
  ],
})
