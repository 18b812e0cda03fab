import rule from '../../../src/rules/string/risk-suspicious-url.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: '{"tools": [{"name": "get_item", "description": "At https://a.acme.dev", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    { client: 'claude-code', text: '{"mcpServers":{"demo":{"type":"http","url":"http://93.184.216.34/mcp"}}}' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'metadata',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "At «http://169.254.169.254/latest».", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'capture',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "At «https://webhook.site/0»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'webhook',
      severity: 'warning',
      text: '{"tools": [{"name": "get_item", "description": "At «https://discord.com/api/webhooks/1/2»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'resources.json',
      says: 'script',
      severity: 'warning',
      text: '{"resources":[{"uri":"«javascript:a»lert(1)","name":"intro"}]}',
    },
    {
      file: 'tools.json',
      says: 'page',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At «data:text/html,»x", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'lookalike',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At https://«xn--pple-43d.com»/a", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'password',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At «https://app:hunter22@acme.dev/x»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'number',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At «http://2130706433/x»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'shortener',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At «https://bit.ly/x»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      file: 'tools.json',
      says: 'ip',
      severity: 'info',
      text: '{"tools": [{"name": "get_item", "description": "At «http://93.184.216.34/x»", "inputSchema": {"type": "object", "additionalProperties": false}}]}',
    },
    {
      client: 'claude-code',
      says: 'capture',
      severity: 'info',
      text: '{"mcpServers":{"demo":{"type":"http","url":"«https://abc.trycloudflare.com/mcp»"}}}',
    },
  ],
})
