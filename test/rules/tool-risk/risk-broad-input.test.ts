import rule from '../../../src/rules/tool-risk/risk-broad-input.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"id": {"type": "string"}, "any": {"anyOf": [{"type": "string"}]}}, "additionalProperties": false}}]}',
    },
    { file: 'templates.json', text: '{"resourceTemplates":[{"uriTemplate":"repo://{owner}/{name}","name":"a"}]}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'anything',
      severity: 'info',
      pointer: '/tools/0/inputSchema',
      text: '{"tools":[{"name":"a","inputSchema":«{"type":"object"}»}]}',
    },
    {
      file: 'tools.json',
      says: 'untyped',
      severity: 'info',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"q":«{"description":"x"}»}}}]}',
    },
    {
      file: 'templates.json',
      says: 'any-file',
      severity: 'info',
      text: '{"resourceTemplates":[{"uriTemplate":«"file:///{path}"»,"name":"a"}]}',
    },
  ],
})
