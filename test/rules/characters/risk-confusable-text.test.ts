import rule from '../../../src/rules/characters/risk-confusable-text.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "Поиск μm", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    { client: 'vscode', text: '{"servers":{"сервер":{"type":"stdio","command":"server"}}}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'mixed',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "the «pаth» of it", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'mixed',
      severity: 'warning',
      text: '{"tools":[{"name":"«gеt»_a","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'styled',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "«ｒｅａｄ» it", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'stacked',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "«á̂̃̄̅»b", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      client: 'vscode',
      says: 'mixed',
      severity: 'warning',
      text: '{"servers":{«"cоntext"»:{"type":"stdio","command":"server"}}}',
    },
  ],
})
