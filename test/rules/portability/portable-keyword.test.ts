import rule from '../../../src/rules/portability/portable-keyword.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"n":{"type":"integer","minimum":1,"maximum":9},"s":{"type":"string","enum":["a"],"default":"a","example":"a","nullable":true}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['gemini-cli', 'all'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","const":"a"}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]}},"oneOf":[{"required":["a"]}],"required":["a"],"additionalProperties":false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'keyword',
      severity: 'error',
      targets: ['gemini'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{«"$schema"»:"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"type":"integer",«"exclusiveMinimum"»:0},"const":{"type":"string",«"const"»:"x",«"x-mcp-header"»:"X"}}}}]}',
    },
    {
      file: 'tools.json',
      says: 'keyword',
      severity: 'error',
      targets: ['openai-strict'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"integer",«"default"»:5},"default":{«"oneOf"»:[{"type":"string"},{"type":"integer"}]}},"required":["a","default"],"additionalProperties":false}}]}',
    },
  ],
})
