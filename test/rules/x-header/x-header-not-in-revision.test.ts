import rule from '../../../src/rules/x-header/x-header-not-in-revision.js'
import { cases } from '../../support/cases.js'
import { input, properties, tool } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"Region"}'),
    { ...properties('"x-mcp-header":{"type":"string"}'), revision: '2025-06-18' },
    {
      ...tool('"inputSchema":{"type":"object"},"outputSchema":{"type":"object","x-mcp-header":"A"}'),
      revision: '2025-11-25',
    },
  ],
  loud: [
    {
      ...properties('"r":{"type":"number",«"x-mcp-header"»:""},"s":{"type":"string","x-mcp-header":"Area"}'),
      revision: '2025-11-25',
      says: 'newer',
      severity: 'info',
      pointer: '/tools/0/inputSchema/properties/r/x-mcp-header',
    },
    {
      ...input('{"type":"object","properties":{"l":{"type":"array","items":{«"x-mcp-header"»:"A"}}}}'),
      revision: '2024-11-05',
      says: 'newer',
    },
  ],
})
