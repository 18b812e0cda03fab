import rule from '../../../src/rules/x-header/x-header-duplicate.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"a":{"type":"string","x-mcp-header":"a_b"},"b":{"type":"string","x-mcp-header":"a-b"}'),
    properties('"a":{"type":"string","x-mcp-header":"a b"},"b":{"type":"string","x-mcp-header":"A B"}'),
    properties('"a":{"type":"array","items":{"x-mcp-header":"R"}},"b":{"type":"string","x-mcp-header":"r"}'),
  ],
  loud: [
    {
      ...properties('"a":{"type":"string","x-mcp-header":"Region"},"b":{"type":"boolean","x-mcp-header":«"rEGION"»}'),
      says: 'taken',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/b/x-mcp-header',
    },
    {
      ...properties(
        '"a":{"type":"object","properties":{"z":{"type":"string","x-mcp-header":"zone"}}},"b":{"type":"string","x-mcp-header":«"ZONE"»},"c":{"type":"number","x-mcp-header":«"Zone"»}',
      ),
      says: 'taken',
    },
  ],
})
