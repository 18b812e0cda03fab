import rule from '../../../src/rules/config/servers-in-wrong-file.js'
import { cases } from '../../support/cases.js'

const file = '.claude/settings.json'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx"}}}' },
    { client: 'claude-code', file, text: '{"enabledMcpjsonServers":["a"]}' },
    { client: 'claude-code', file, text: '{"permissions":{"allow":["mcp__time"]}}' },
    { client: 'cursor', text: '{"servers":{"a":{"command":"uvx"}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      file,
      says: 'elsewhere',
      severity: 'error',
      pointer: '/mcpServers',
      text: '{"permissions":{},«"mcpServers"»:{"a":{"command":"uvx"}}}',
    },
    { client: 'claude-code', file, says: 'elsewhere', text: '{«"servers"»:{"a":{"command":"uvx"}}}' },
    {
      client: 'claude-code',
      file: '.claude/.mcp.json',
      says: 'elsewhere',
      text: '{«"mcpServers"»:{"a":{"command":"uvx"}}}',
    },
  ],
})
