import rule from '../../../src/rules/x-header/x-header-type-not-single.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"a":{"$ref":"#/$defs/a","type":"string","x-mcp-header":"A"}'),
    properties('"a":{"type":"strng","x-mcp-header":"A"},"b":{"type":[],"x-mcp-header":"B"}'),
    properties('"a":{"type":["number","null"],"x-mcp-header":"A"},"b":{"type":["string","null"]}'),
  ],
  loud: [
    {
      ...properties('"a":{"type":["string"],"x-mcp-header":«"A"»}'),
      says: 'list',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/a/x-mcp-header',
      fixed: properties('"a":{"type":"string","x-mcp-header":"A"}').text,
    },
    {
      ...properties('"a":{"type":["null","integer"],"x-mcp-header":«"A"»}'),
      says: 'list',
      suggested: properties('"a":{"type":"integer","x-mcp-header":"A"}').text,
    },
    { ...properties('"a":{"type":["string","integer"],"x-mcp-header":«"A"»}'), says: 'list' },
    { ...properties('"a":{"enum":["x"],"x-mcp-header":«"A"»}'), says: 'missing', severity: 'error' },
    { ...properties('"a":{"anyOf":[{"type":"string"},{"type":"null"}],"x-mcp-header":«"A"»}'), says: 'missing' },
  ],
})
