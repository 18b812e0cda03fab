import rule from '../../../src/rules/x-header/x-header-name-invalid.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"r":{"type":"string","x-mcp-header":"!#$%&\'*+-.^_`|~09azAZ"}'),
    properties('"r":{"type":"string","x-mcp-header":""},"s":{"type":"string","x-mcp-header":1}'),
  ],
  loud: [
    {
      ...properties('"r":{"type":"string","x-mcp-header":"Sales« »Region "}'),
      says: 'character',
      severity: 'error',
      pointer: '/tools/0/inputSchema/properties/r/x-mcp-header',
      suggested: properties('"r":{"type":"string","x-mcp-header":"Sales-Region"}').text,
    },
    { ...properties('"r":{"type":"string","x-mcp-header":"Region«:»"}'), says: 'character' },
    { ...properties(String.raw`"r":{"type":"string","x-mcp-header":"Region«\n»"}`), says: 'character' },
    { ...properties(String.raw`"r":{"type":"string","x-mcp-header":"A«\"»"}`), says: 'character' },
    {
      ...properties('"r":{"type":"string","x-mcp-header":"Gr«ö»\u00dfe"}'),
      says: 'character',
      suggested: properties('"r":{"type":"string","x-mcp-header":"Gro-e"}').text,
    },
    { ...properties('"r":{"type":"string","x-mcp-header":"«\u212a»"}'), says: 'character' },
    { ...properties('"r":{"type":"string","x-mcp-header":"A«\u{1f642}»"}'), says: 'character' },
    { ...properties('"r":{"type":"number","x-mcp-header":"«(»)"}'), says: 'character' },
  ],
})
