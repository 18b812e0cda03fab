import rule from '../../../src/rules/characters/risk-invisible-character.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "❤️ and 👨‍👩‍👧", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"demo":{"command":"node","args":["a b"]}}}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'tags',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Sum.«󠁯󠁢󠁥󠁹»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'bidi',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Sum.«‮»cba", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'selectors',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "Sum 😀«︀︁︂»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'unseen',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Su«​»m", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'unseen',
      severity: 'warning',
      text: '{"tools":[{"name":"a«\\u200b»b","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'private-use',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Sum «»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      client: 'claude-code',
      says: 'unseen',
      severity: 'warning',
      pointer: '/mcpServers/demo/args/0',
      text: '{"mcpServers":{"demo":{"command":"node","args":["a«­»b"]}}}',
    },
    {
      client: 'claude-code',
      says: 'unseen',
      severity: 'warning',
      text: '{"mcpServers":{«"a​b"»:{"command":"server"}}}',
    },
  ],
})
