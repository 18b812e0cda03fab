import rule from '../../../src/rules/declaration/risk-external-url.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "At http://localhost:3000 or https://api.example.org.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}, "title": "https://a.acme.dev"}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "See «https://docs.acme-shop.dev/guide».", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
})
