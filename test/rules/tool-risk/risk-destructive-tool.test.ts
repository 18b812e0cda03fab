import rule from '../../../src/rules/tool-risk/risk-destructive-tool.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "remove_label", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}, "annotations": {"readOnlyHint": true}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "list_deleted", "description": "Lists deleted items.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'name',
      severity: 'info',
      pointer: '/tools/0/name',
      text: '{"tools":[{"name":«"drop_table"»,"inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'text',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Cleans up. This «cannot be undone».", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
})
