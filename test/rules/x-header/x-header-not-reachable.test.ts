import rule from '../../../src/rules/x-header/x-header-not-reachable.js'
import { cases } from '../../support/cases.js'
import { input, properties, tool } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"where":{"type":"object","properties":{"zone":{"type":"string","x-mcp-header":"Zone"}}}'),
    properties('"items":{"type":"object","properties":{"oneOf":{"type":"string","x-mcp-header":"Odd"}}}'),
    properties('"x-mcp-header":{"type":"string"}'),
    properties('"v":{"type":"object","examples":[{"x-mcp-header":42}],"default":{"x-mcp-header":"a b"}}'),
    properties('"v":{"type":"string","x-docs":{"x-mcp-header":"Region"}}'),
    { ...input('{"type":"object","x-mcp-header":"A"}'), revision: '2025-11-25' },
    tool('"inputSchema":{"type":"object"},"outputSchema":{"type":"object","items":{"x-mcp-header":"A"}}'),
  ],
  loud: [
    {
      ...properties('"l":{"type":"array","items":{"type":"string",«"x-mcp-header"»:"Region"}}'),
      says: 'behind',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/l/items/x-mcp-header',
    },
    {
      ...properties('"r":{"anyOf":[{"type":"number",«"x-mcp-header"»:""},{"type":"null"}]}'),
      says: 'behind',
      pointer: '/tools/0/inputSchema/properties/r/anyOf/0/x-mcp-header',
    },
    {
      ...input(
        '{"type":"object","properties":{"r":{"$ref":"#/$defs/r"}},"$defs":{"r":{"type":"string",«"x-mcp-header"»:"Region"}}}',
      ),
      says: 'behind',
      pointer: '/tools/0/inputSchema/$defs/r/x-mcp-header',
    },
    {
      ...input('{"type":"object",«"x-mcp-header"»:"Region"}'),
      says: 'root',
      pointer: '/tools/0/inputSchema/x-mcp-header',
    },
  ],
})
