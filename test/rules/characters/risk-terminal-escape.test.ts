import rule from '../../../src/rules/characters/risk-terminal-escape.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "a\\tb\\nc", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'escape',
      severity: 'warning',
      text: '{"tools":[{"name":"a","description":"Sum.«\\u001b»[0m","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'control',
      severity: 'info',
      text: '{"tools":[{"name":"a","description":"Sum.«\\b»","inputSchema":{"type":"object"}}]}',
    },
    {
      file: 'tools.json',
      says: 'written-escape',
      severity: 'info',
      text: '{"tools":[{"name":"a","description":"Sum.«\\\\x1b[31m»","inputSchema":{"type":"object"}}]}',
    },
    {
      client: 'claude-code',
      says: 'escape',
      severity: 'warning',
      text: '{"mcpServers":{"demo":{"command":"node","args":["«\\u001b»[0m"]}}}',
    },
  ],
})
