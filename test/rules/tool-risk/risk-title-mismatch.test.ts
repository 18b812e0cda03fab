import rule from '../../../src/rules/tool-risk/risk-title-mismatch.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "delete_item", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}, "title": "Delete item"}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools":[{"name":"delete_item","title":«"Show item"»,"inputSchema":{"type":"object"}}]}',
    },
  ],
})
