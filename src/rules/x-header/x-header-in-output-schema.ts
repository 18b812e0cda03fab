import { headerKeywords, mayHaveHeaders } from '../../headers/annotations.js'
import { defineRule, type RulePage } from '../rule.js'
import { removal } from './shared-faults.js'
import { constraints, toolExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Headers repeat the arguments of a call, so only inputSchema is looked at. What a tool gives back travels in the body alone; an annotation there does nothing and misleads who reads it.',
  sources: [constraints],
  examples: {
    bad: [
      toolExample('{ "type": "object" }', {
        outputSchema: `{
        "type": "object",
        "properties": { "region": { "type": "string", "x-mcp-header": "Region" } }
      }`,
      }),
    ],
    good: [
      toolExample(
        `{
        "type": "object",
        "properties": { "region": { "type": "string", "x-mcp-header": "Region" } }
      }`,
        {
          outputSchema: `{
        "type": "object",
        "properties": { "region": { "type": "string" } }
      }`,
        },
      ),
    ],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_IN_OUTPUT_SCHEMA',
  on: 'schema',
  title: 'The keyword x-mcp-header stands in an outputSchema',
  severity: 'warning',
  basis: 'advice',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    output: () => ({
      what: '"x-mcp-header" stands in the outputSchema, where nobody looks for it.',
      todo: 'Remove it, or move it to the parameter in inputSchema: only arguments are mirrored.',
    }),
  },
  check({ document, revision, schema }, report) {
    if (!revision.xMcpHeader || schema.of !== 'outputSchema' || !mayHaveHeaders(document)) return
    for (const annotation of headerKeywords(schema.node).annotations)
      report('output', { member: annotation.member, at: 'key' }, {}, { fixes: [removal(annotation, 'suggested')] })
  },
})
