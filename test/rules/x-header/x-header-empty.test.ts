import rule from '../../../src/rules/x-header/x-header-empty.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"Region"}'),
    properties('"":{"type":"string","x-mcp-header":"Region"}'),
  ],
  loud: [
    {
      ...properties('"sales region":{"type":"string","x-mcp-header":«""»}'),
      says: 'empty',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/sales region/x-mcp-header',
      suggested: properties('"sales region":{"type":"string","x-mcp-header":"sales-region"}').text,
    },
    { ...properties(String.raw`"r":{"type":"string","\u0078-mcp-h\u0065ader":«""»}`), says: 'empty' },
    { ...properties('"":{"type":"string","x-mcp-header":«""»}'), says: 'empty' },
  ],
})
