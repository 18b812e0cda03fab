import rule from '../../../src/rules/server/reserved-server-name.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"ide":{"command":"uvx"},"workspaces":{"command":"uvx"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"workspace":{"command":"uvx"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"workspace":null}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'reserved',
      severity: 'error',
      pointer: ['/mcpServers/Claude Browser', '/mcpServers/__proto__'],
      text: '{"mcpServers":{«"Claude Browser"»:{"command":"uvx"},«"__proto__"»:{"command":"uvx"}}}',
    },
  ],
})
