import { member } from '../../document/tree.js'
import { headerKeyword, headerKeywords } from '../../headers/annotations.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { isJudged } from './shared-faults.js'
import { constraints, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Keywords of a schema are compared letter by letter, and unknown ones are passed over. Under any other spelling the parameter is not mirrored, and what was to route by the header never sees it.',
  sources: [constraints],
  examples: {
    bad: [propertiesExample('"region": { "type": "string", "X-MCP-Header": "Region" }')],
    good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Region" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_MISSPELLED',
  on: 'schema',
  title: 'The keyword x-mcp-header is spelt in another way',
  severity: 'warning',
  basis: 'advice',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    spelling: ({ name }: { name: string }) => ({
      what: `${quote(name)} is not the keyword x-mcp-header.`,
      todo: 'Write x-mcp-header in small letters with hyphens; clients pass over every other spelling.',
    }),
  },
  check(subject, report) {
    if (!isJudged(subject)) return
    for (const one of headerKeywords(subject.schema.node).misspelled) {
      const { key, owner } = one
      report(
        'spelling',
        { member: one, at: 'key' },
        { name: key.name },
        member(owner, headerKeyword)
          ? {}
          : {
              fixes: [
                { title: 'Write x-mcp-header', safety: 'suggested', edits: edit => edit.rename(key, headerKeyword) },
              ],
            },
      )
    }
  },
})
