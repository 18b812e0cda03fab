import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { definedHere } from './shared-capabilities.js'

export const page: RulePage = {
  why: 'What a revision deprecates still works, and is meant to go. New servers need not bring it, and clients may stop asking for it.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/changelog and schema/2026-07-28/schema.ts: logging is deprecated',
  ],
  examples: {
    bad: [{ file: 'capabilities.json', revision: '2026-07-28', text: '{\n  "capabilities": { "logging": {} }\n}\n' }],
    good: [{ file: 'capabilities.json', revision: '2025-11-25', text: '{\n  "capabilities": { "logging": {} }\n}\n' }],
  },
}

export default defineRule({
  code: 'MCP_CAPABILITY_DEPRECATED',
  on: 'capabilities',
  title: 'A capability that this revision discourages',
  severity: 'info',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    deprecated: ({ name, date }: { name: string; date: string }) => ({
      what: `The capability ${quote(name)} is deprecated since ${date}.`,
      todo: 'Keep it for older clients, and do not build anything new on it: a later revision may drop it.',
    }),
  },
  check({ node, revision }, report) {
    for (const member of definedHere(node, revision)) {
      const { name } = member.key
      if (revision.deprecatedCapabilities.includes(name))
        report('deprecated', { member, at: 'key' }, { name, date: revision.date })
    }
  },
})
