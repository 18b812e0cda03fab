import { effectiveMembers } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { revisionsWith } from './shared-capabilities.js'

export const page: RulePage = {
  why: 'Clients ignore a capability that their revision does not define, so what the server offers with it stays unused there.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-03-26/changelog (completions), 2025-11-25/changelog (tasks) and 2026-07-28/changelog (extensions; tasks moved into one)',
  ],
  examples: {
    bad: [
      {
        file: 'capabilities.json',
        revision: '2026-07-28',
        text: '{\n  "capabilities": { "tasks": { "list": {} } }\n}\n',
      },
    ],
    good: [
      {
        file: 'capabilities.json',
        revision: '2026-07-28',
        text: '{\n  "capabilities": { "extensions": { "io.modelcontextprotocol/tasks": {} } }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CAPABILITY_NOT_IN_REVISION',
  on: 'capabilities',
  title: 'A capability that this revision does not have',
  severity: 'info',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    later: ({ name, first, date }: { name: string; first: string; date: string }) => ({
      what: `The capability ${quote(name)} came with ${first}.`,
      todo: `Do not count on it: clients of ${date} ignore it.`,
    }),
    gone: ({ name, last, date }: { name: string; last: string; date: string }) => ({
      what: `The capability ${quote(name)} was last defined by ${last}.`,
      todo: `Declare the extension that took its place, below extensions: clients of ${date} ignore this one.`,
    }),
  },
  check({ node, revision: { capabilities, date } }, report) {
    for (const member of effectiveMembers(node)) {
      const { name } = member.key
      const known = capabilities.includes(name) ? undefined : revisionsWith(name)
      if (!known) continue
      const at = { member, at: 'key' } as const
      if (known.first > date) report('later', at, { name, first: known.first, date })
      else report('gone', at, { name, last: known.last, date })
    }
  },
})
