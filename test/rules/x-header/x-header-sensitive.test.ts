import rule from '../../../src/rules/x-header/x-header-sensitive.js'
import { cases } from '../../support/cases.js'
import { properties } from '../../support/tools.js'

cases(rule, {
  quiet: [
    properties('"page_token":{"type":"string","x-mcp-header":"A"},"maxTokens":{"type":"integer","x-mcp-header":"B"}'),
    properties('"author":{"type":"string","x-mcp-header":"A"},"key":{"type":"string","x-mcp-header":"B"}'),
    properties('"token_count":{"type":"integer","x-mcp-header":"A"},"keywords":{"type":"string","x-mcp-header":"B"}'),
    properties('"password":{"type":"object","properties":{"hint":{"type":"string","x-mcp-header":"A"}}}'),
    properties('"password":{"type":"string"},"secretary":{"type":"string","x-mcp-header":"A"}'),
    properties('"a":{"type":"string","writeOnly":false,"format":"email","x-mcp-header":"A"}'),
    properties('"list":{"type":"array","items":{"x-mcp-header":"Password"}}'),
  ],
  loud: [
    {
      ...properties('"password":{"type":"string","x-mcp-header":«"Pw"»}'),
      says: 'name',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/properties/password/x-mcp-header',
      suggested: properties('"password":{"type":"string"}').text,
    },
    {
      ...properties('"auth":{"type":"object","properties":{"access_token":{"type":"string","x-mcp-header":«"A"»}}}'),
      says: 'name',
    },
    { ...properties('"apiKey":{"type":"string","x-mcp-header":«"A"»}'), says: 'name' },
    { ...properties('"APIKEY":{"type":"string","x-mcp-header":«"A"»}'), says: 'name' },
    { ...properties('"userEmail":{"type":"string","x-mcp-header":«"A"»}'), says: 'name' },
    { ...properties('"date-of-birth":{"type":"string","x-mcp-header":«"A"»}'), says: 'name' },
    { ...properties('"next_password":{"type":"string","x-mcp-header":«"A"»}'), says: 'name' },
    { ...properties('"pin":{"type":"string","writeOnly":true,"x-mcp-header":«"A"»}'), says: 'marked' },
    { ...properties('"pin":{"type":"string","format":"password","x-mcp-header":«"A"»}'), says: 'marked' },
  ],
})
