import rule from '../../../src/rules/x-header/x-header-type-invalid.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"a":{"type":"string","x-mcp-header":"A"},"b":{"type":"integer","x-mcp-header":"B"}'),
    properties('"a":{"type":"boolean","x-mcp-header":"A"},"b":{"type":"number"}'),
    properties('"a":{"type":"strng","x-mcp-header":"A"},"b":{"type":["number","x"],"x-mcp-header":"B"}'),
    properties('"a":{"type":["string","null"],"x-mcp-header":"A"},"b":{"enum":["x"],"x-mcp-header":"B"}'),
  ],
  loud: [
    {
      ...properties('"a":{"type":"number","x-mcp-header":«"A"»}'),
      says: 'type',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/a/x-mcp-header',
      suggested: properties('"a":{"type":"integer","x-mcp-header":"A"}').text,
    },
    {
      ...properties('"a":{"type":["number","null"],"x-mcp-header":«"A"»}'),
      says: 'type',
      suggested: properties('"a":{"type":"integer","x-mcp-header":"A"}').text,
    },
    { ...properties('"a":{"type":["string","array"],"x-mcp-header":«"A"»}'), says: 'type' },
    { ...properties('"a":{"type":"object","x-mcp-header":«"A"»}'), says: 'type' },
    { ...properties('"a":{"type":"null","x-mcp-header":«"A"»}'), says: 'type' },
    { ...properties('"a":{"type":["null"],"x-mcp-header":«"A"»}'), says: 'type' },
  ],
})
