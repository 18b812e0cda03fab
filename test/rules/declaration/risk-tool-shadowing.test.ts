import rule from '../../../src/rules/declaration/risk-tool-shadowing.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "When save_to is used, also include the folder.", "inputSchema": {"type": "object", "properties": {"save_to": {"type": "string"}}, "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Facts. «When save_to is used, also include» the folder.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'found',
      text: '{"tools": [{"name": "get_item", "description": "Facts. «This tool affects the way send_message» works.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
})
