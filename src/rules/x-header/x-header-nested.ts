import { headerFaults } from '../../headers/faults.js'
import { defineRule, type RulePage } from '../rule.js'
import { parameters } from './shared-faults.js'
import { constraints, parameterName, propertiesExample } from './shared-words.js'

const nested = propertiesExample(`"where": {
            "type": "object",
            "properties": {
              "region": { "type": "string", "x-mcp-header": "Region" }
            }
          }`)

export const page: RulePage = {
  why: 'The specification allows annotations in nested objects, as long as only properties lie on the way. Clients that are built with the Rust SDK drop such a tool all the same (August 2026), so a server that has to reach them keeps its annotations at the top. This rule is off until you switch it on, since the tool breaks no rule.',
  sources: ['modelcontextprotocol/rust-sdk 1111, open in August 2026', constraints],
  examples: { bad: [nested], good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Region" }')] },
}

export default defineRule({
  code: 'MCP_X_HEADER_NESTED',
  on: 'schema',
  title: 'A parameter with a header is nested in another one',
  severity: 'info',
  off: true,
  basis: 'advice',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    nested: ({ parameter }: { parameter: string }) => ({
      what: `${parameter} has a header and is no parameter of its own.`,
      todo: 'Mirror a parameter at the top if Rust clients matter: rust-sdk (August 2026) drops tools with nested annotations, although the specification allows them.',
    }),
  },
  check(subject, report) {
    const faulty = new Set(headerFaults(subject.schema.node).map(({ annotation }) => annotation))
    for (const annotation of parameters(subject))
      if (annotation.path.length > 1 && !faulty.has(annotation))
        report('nested', annotation.member.value, { parameter: parameterName(annotation) })
  },
})
