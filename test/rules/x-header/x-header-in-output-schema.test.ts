import rule from '../../../src/rules/x-header/x-header-in-output-schema.js'
import { cases } from '../../support/cases.js'
import { input, tool } from '../../support/tools.js'

cases(rule, {
  quiet: [
    input('{"type":"object","properties":{"r":{"type":"string","x-mcp-header":"Region"}}}'),
    tool('"inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"x-mcp-header":{}}}'),
    {
      ...tool('"inputSchema":{"type":"object"},"outputSchema":{"type":"object","x-mcp-header":"A"}'),
      revision: '2025-11-25',
    },
  ],
  loud: [
    {
      ...tool(
        '"inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"r":{"type":"string",«"x-mcp-header"»:"Region"}}}',
      ),
      says: 'output',
      severity: 'warning',
      pointer: '/tools/0/outputSchema/properties/r/x-mcp-header',
      suggested: tool(
        '"inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"r":{"type":"string"}}}',
      ).text,
    },
    {
      ...tool('"inputSchema":{"type":"object"},"outputSchema":{"items":{«"x-mcp-header"»:""},"type":"object"}'),
      says: 'output',
    },
  ],
})
