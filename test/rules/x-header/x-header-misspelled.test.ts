import rule from '../../../src/rules/x-header/x-header-misspelled.js'
import { cases } from '../../support/cases.js'
import { properties, tool } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"Region"}'),
    properties('"x_mcp_header":{"type":"string"},"d":{"type":"object","default":{"X-MCP-Header":1}}'),
    { ...properties('"r":{"type":"string","X-MCP-Header":"Region"}'), revision: '2025-11-25' },
    tool('"inputSchema":{"type":"object"},"outputSchema":{"type":"object","x_mcp_header":"A"}'),
  ],
  loud: [
    {
      ...properties('"r":{"type":"string",«"X-MCP-Header"»:"Region"}'),
      says: 'spelling',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/properties/r/X-MCP-Header',
      suggested: properties('"r":{"type":"string","x-mcp-header":"Region"}').text,
    },
    {
      ...properties('"r":{"type":"string",«"x_mcp_header"»:"Region","x-mcp-header":"Area"}'),
      says: 'spelling',
    },
    { ...properties('"l":{"type":"array","items":{"type":"string",«"xMcpHeaders"»:"Region"}}'), says: 'spelling' },
  ],
})
