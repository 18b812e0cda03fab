import rule from '../../../src/rules/server/server-name-too-long.js'
import { cases } from '../../support/cases.js'

const name = (length: number): string => 'n'.repeat(length)

cases(rule, {
  quiet: [
    { client: 'cursor', text: `{"mcpServers":{"${name(58)}":{"command":"uvx"}}}` },
    { client: 'claude-code', text: `{"mcpServers":{"${name(100)}":{"command":"uvx"}}}` },
  ],
  loud: [
    {
      client: 'cursor',
      says: 'long',
      severity: 'warning',
      pointer: `/mcpServers/${name(59)}`,
      text: `{"mcpServers":{«"${name(59)}"»:{"command":"uvx"}}}`,
    },
  ],
})
