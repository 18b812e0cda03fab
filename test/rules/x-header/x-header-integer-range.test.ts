import rule from '../../../src/rules/x-header/x-header-integer-range.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"n":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"x-mcp-header":"N"}'),
    properties('"n":{"type":"integer","format":"int64","x-mcp-header":"N"}'),
    properties('"n":{"type":"integer","exclusiveMaximum":9007199254740992,"x-mcp-header":"N"}'),
    properties('"n":{"type":"integer","maximum":9223372036854775807}'),
    properties('"n":{"type":"string","const":9007199254740993,"x-mcp-header":"N"}'),
    properties('"n":{"type":"integer","default":9.007199254740991e15,"enum":"x","x-mcp-header":"N"}'),
  ],
  loud: [
    {
      ...properties('"n":{"type":"integer","maximum":«9223372036854775807»,"x-mcp-header":"N"}'),
      says: 'beyond',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/properties/n/maximum',
    },
    {
      ...properties(
        '"n":{"type":"integer","enum":[1,«-9007199254740993»],"const":«9007199254740992»,"x-mcp-header":"N"}',
      ),
      says: 'beyond',
      pointer: ['/tools/0/inputSchema/properties/n/enum/1', '/tools/0/inputSchema/properties/n/const'],
    },
    {
      ...properties('"n":{"type":"integer","minimum":«-1e400»,"default":«9007199254740992.0»,"x-mcp-header":"N"}'),
      says: 'beyond',
    },
  ],
})
