import rule from '../../../src/rules/server/timeout-too-small.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","timeout":1000}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","timeout":0}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","timeout":"30"}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","timeout":30}}}' },
  ],
  loud: [
    { client: 'claude-code', says: 'small', text: '{"mcpServers":{"a":{"command":"uvx","timeout":«30»}}}' },
    {
      client: 'claude-code',
      says: 'small',
      text: '{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","timeout":«999»}}}',
    },
  ],
})
