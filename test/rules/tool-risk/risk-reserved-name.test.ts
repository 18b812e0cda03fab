import rule from '../../../src/rules/tool-risk/risk-reserved-name.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "mcp_status", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools":[{"name":«"mcp__a__b"»,"inputSchema":{"type":"object"}}]}',
    },
  ],
})
