import rule from '../../../src/rules/x-header/x-header-nested.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"Region"}'),
    properties('"o":{"type":"object","properties":{"r":{"type":"number","x-mcp-header":"Region"}}}'),
    properties('"o":{"type":"array","items":{"properties":{"r":{"type":"string","x-mcp-header":"Region"}}}}'),
  ],
  loud: [
    {
      ...properties('"o":{"type":"object","properties":{"r":{"type":"string","x-mcp-header":«"Region"»}}}'),
      says: 'nested',
      severity: 'info',
      pointer: '/tools/0/inputSchema/properties/o/properties/r/x-mcp-header',
    },
  ],
})
