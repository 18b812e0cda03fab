import rule from '../../../src/rules/declaration/risk-data-smuggling.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "properties": {"metadata": {"type": "string"}, "reason": {"type": "string"}}, "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{«"sideNote"»:{"type":"string"}}}}]}',
      pointer: '/tools/0/inputSchema/properties/sideNote',
    },
  ],
})
