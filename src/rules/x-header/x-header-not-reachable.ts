import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { faultsThatAre } from './shared-faults.js'
import { constraints, drops, propertiesExample, toolExample } from './shared-words.js'

export const page: RulePage = {
  why: 'A client works out the header from the argument at one exact path, so only a property that is reached from the root through properties alone can be mirrored. An annotation anywhere else (in items, in a part of anyOf, in $defs) makes the tool invalid, and clients leave it out of the list.',
  sources: [
    constraints,
    'modelcontextprotocol/typescript-sdk and python-sdk, run: both drop the tool for annotations in items, anyOf and $defs; clients in C#, Go, Rust and PHP look at properties only and keep it',
  ],
  examples: {
    bad: [
      propertiesExample(`"regions": {
            "type": "array",
            "items": { "type": "string", "x-mcp-header": "Region" }
          }`),
      propertiesExample(`"region": {
            "anyOf": [{ "type": "string", "x-mcp-header": "Region" }, { "type": "null" }]
          }`),
    ],
    good: [
      propertiesExample(`"where": {
            "type": "object",
            "properties": {
              "region": { "type": "string", "x-mcp-header": "Region" }
            }
          }`),
      toolExample(`{
        "type": "object",
        "properties": {
          "x-mcp-header": { "type": "string" }
        },
        "examples": [{ "x-mcp-header": "a value, no annotation" }]
      }`),
    ],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_NOT_REACHABLE',
  on: 'schema',
  title: 'The keyword x-mcp-header stands where no parameter is',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    behind: ({ keyword }: { keyword: string }) => ({
      what: `"x-mcp-header" stands behind ${quote(keyword)}.`,
      todo: `Move it to a property that is reached through properties alone, or remove it: ${drops}.`,
    }),
    root: () => ({
      what: '"x-mcp-header" stands at the root of the schema, which is no parameter.',
      todo: `Move it to the property whose value the header shall repeat: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation } of faultsThatAre(subject, 'not reachable')) {
      const { member, behind } = annotation
      const place = { member, at: 'key' } as const
      if (behind) report('behind', place, { keyword: behind.key.name })
      else report('root', place, {})
    }
  },
})
