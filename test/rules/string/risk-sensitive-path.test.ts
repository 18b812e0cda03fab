import rule from '../../../src/rules/string/risk-sensitive-path.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "See .gitignore and process.env.", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"demo":{"command":"node","args":["--env-file",".env"]}}}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Path such as «~/.ssh/id_ed25519».", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'resources.json',
      says: 'found',
      severity: 'info',
      text: '{"resources":[{"uri":"file://«/etc/shadow»","name":"x"}]}',
    },
    {
      file: 'tools.json',
      says: 'found',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "Reads «.env».", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      client: 'claude-code',
      says: 'found',
      severity: 'info',
      text: '{"mcpServers":{"demo":{"command":"node","args":["«~/.aws/credentials»"]}}}',
    },
  ],
})
