import rule from '../../../src/rules/x-header/x-header-prefixed.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"Mcp-Region"}'),
    properties('"r":{"type":"string","x-mcp-header":"Param"},"s":{"type":"string","x-mcp-header":7}'),
  ],
  loud: [
    {
      ...properties('"r":{"type":"string","x-mcp-header":«"Mcp-Param-Region"»}'),
      says: 'prefixed',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/properties/r/x-mcp-header',
      suggested: properties('"r":{"type":"string","x-mcp-header":"Region"}').text,
    },
    { ...properties('"r":{"type":"string","x-mcp-header":«"MCP-PARAM-"»}'), says: 'prefixed' },
  ],
})
