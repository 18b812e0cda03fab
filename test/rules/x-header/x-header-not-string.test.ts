import rule from '../../../src/rules/x-header/x-header-not-string.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [properties('"r":{"type":"string","x-mcp-header":"Region"}')],
  loud: [
    {
      ...properties('"r":{"type":"string","x-mcp-header":«1»}'),
      says: 'type',
      pointer: '/tools/0/inputSchema/properties/r/x-mcp-header',
    },
    { ...properties('"r":{"type":"string","x-mcp-header":«null»}'), says: 'type', severity: 'error' },
    { ...properties('"r":{"type":"string","x-mcp-header":«{"name":"Region"}»}'), says: 'type' },
    { ...properties('"r":{"type":"string","x-mcp-header":«["Region"]»}'), says: 'type' },
    { ...properties('"r":{"type":"string","x-mcp-header":«true»}'), says: 'type' },
  ],
})
