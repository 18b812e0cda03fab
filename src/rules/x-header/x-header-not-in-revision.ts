import { headerKeywords, mayHaveHeaders } from '../../headers/annotations.js'
import { defineRule, type RulePage } from '../rule.js'
import { constraints, toolExample } from './shared-words.js'

const schema = `{
        "type": "object",
        "properties": { "region": { "type": "string", "x-mcp-header": "Region" } }
      }`

export const page: RulePage = {
  why: 'The keyword came with the revision 2026-07-28. Clients of an earlier one pass over it as over any unknown keyword, so nothing is mirrored, and a gateway that routes by the header has nothing to go by.',
  sources: ['MCP specification 2026-07-28, changelog (SEP-2243)', constraints],
  examples: {
    bad: [toolExample(schema, { revision: '2025-11-25' })],
    good: [toolExample(schema)],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_NOT_IN_REVISION',
  on: 'schema',
  title: 'The keyword x-mcp-header is newer than the revision',
  severity: 'info',
  basis: 'spec',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    newer: ({ revision }: { revision: string }) => ({
      what: `"x-mcp-header" came with 2026-07-28, and this dump is held against ${revision}.`,
      todo: 'Do not rely on the header: clients of this revision pass over the keyword and mirror nothing.',
    }),
  },
  check({ document, revision, schema: { of, node } }, report) {
    if (revision.xMcpHeader || of !== 'inputSchema' || !mayHaveHeaders(document)) return
    const [first] = headerKeywords(node).annotations
    if (first) report('newer', { member: first.member, at: 'key' }, { revision: revision.date })
  },
})
