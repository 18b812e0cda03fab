import rule from '../../../src/rules/declaration/risk-credential-input.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"tokenAddress": {"type": "string"}}, "additionalProperties": false}}]}',
    },
    { file: 'prompts.json', text: '{"prompts": [{"name": "a", "arguments": [{"name": "password"}]}]}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{«"dbPassword"»:{"type":"string"}}}}]}',
      pointer: '/tools/0/inputSchema/properties/dbPassword',
    },
  ],
})
