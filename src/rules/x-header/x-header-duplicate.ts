import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { faultsThatAre } from './shared-faults.js'
import { constraints, drops, parameterName, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Two parameters of one tool would fill the same header, and header names are compared without letter case. Nobody could say which value a gateway sees, so clients of 2026-07-28 leave the tool out of the list.',
  sources: [constraints],
  examples: {
    bad: [
      propertiesExample(`"from": { "type": "string", "x-mcp-header": "Region" },
          "to": { "type": "string", "x-mcp-header": "region" }`),
    ],
    good: [
      propertiesExample(`"from": { "type": "string", "x-mcp-header": "From-Region" },
          "to": { "type": "string", "x-mcp-header": "To-Region" }`),
    ],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_DUPLICATE',
  on: 'schema',
  title: 'Two parameters of a tool share a header',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    taken: ({ header, parameter }: { header: string; parameter: string }) => ({
      what: `The header ${quote(header)} belongs to ${parameter} already; letter case does not count.`,
      todo: `Give each parameter of the tool a header of its own: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation, first } of faultsThatAre(subject, 'duplicate')) {
      const { value } = annotation.member
      const header = value.type === 'string' ? value.value : ''
      report(
        'taken',
        value,
        { header, parameter: parameterName(first) },
        {
          related: [{ place: first.member.value, message: 'This parameter has the name first.' }],
        },
      )
    }
  },
})
