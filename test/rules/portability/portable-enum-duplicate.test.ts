import rule from '../../../src/rules/portability/portable-enum-duplicate.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":["1",1,true,"true",null,"null"]}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"enum":["a","a"]}}}}]}',
    },
    {
      file: 'tools.json',
      targets: ['anthropic'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":["a","a"]}}}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"enum":["a","a"]}}}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'twice',
      severity: 'error',
      targets: ['vscode'],
      text: '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","enum":«["a","b","a","a"]»},"b":{"enum":«[1,2,1.0]»}}}}]}',
      fixed:
        '{"tools":[{"name":"a_b","description":"Reads a note of a project.","inputSchema":{"type":"object","properties":{"a":{"type":"string","enum":["a","b"]},"b":{"enum":[1,2]}}}}]}',
    },
  ],
})
