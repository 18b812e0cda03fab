import rule from '../../../src/rules/tool-risk/risk-annotation-contradiction.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_deleted_items", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}, "annotations": {"readOnlyHint": true}}]}',
    },
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "remove_label", "description": "Returns one item.", "inputSchema": {"type": "object", "additionalProperties": false}, "annotations": {"readOnlyHint": false, "destructiveHint": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'read-only',
      severity: 'info',
      text: '{"tools":[{"name":"delete_item","inputSchema":{"type":"object"},"annotations":{"readOnlyHint":«true»}}]}',
    },
    {
      file: 'tools.json',
      says: 'not-destructive',
      severity: 'info',
      text: '{"tools":[{"name":"wipe_disk","inputSchema":{"type":"object"},"annotations":{"readOnlyHint":false,"destructiveHint":«false»}}]}',
    },
    {
      file: 'tools.json',
      says: 'closed-world',
      severity: 'info',
      text: '{"tools":[{"name":"get_page","description":"Searches the internet.","inputSchema":{"type":"object"},"annotations":{"openWorldHint":«false»}}]}',
    },
  ],
})
