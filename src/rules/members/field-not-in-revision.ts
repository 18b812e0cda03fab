import { effectiveMembers } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { elsewhere, objectWords } from './shared-members.js'

export const page: RulePage = {
  why: 'Revisions of MCP add members, and sometimes drop one. A client of a revision that does not define a member ignores it, so whatever hangs on it does not happen there.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-03-26/changelog, 2025-06-18/changelog, 2025-11-25/changelog and 2026-07-28/changelog',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "build",\n      "description": "Builds the whole project.",\n      "inputSchema": { "type": "object" },\n      "execution": { "taskSupport": "optional" }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "build",\n      "description": "Builds the whole project.",\n      "inputSchema": { "type": "object" },\n      "execution": { "taskSupport": "forbidden" }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FIELD_NOT_IN_REVISION',
  on: 'members',
  title: 'A member that this revision does not have',
  severity: 'info',
  basis: 'spec',
  tags: ['members'],
  since: '0.1.0',
  messages: {
    later: ({ name, of, first, date }: { name: string; of: string; first: string; date: string }) => ({
      what: `${quote(name)} came with ${first}.`,
      todo: `Do not count on it in ${of}: clients of ${date} ignore it.`,
    }),
    gone: ({ name, of, date }: { name: string; of: string; date: string }) => ({
      what: `${quote(name)} is no part of ${of} any more.`,
      todo: `Leave it out, and declare the extension that took its place where there is one: clients of ${date} ignore it, and what it asks for does not happen.`,
    }),
  },
  check({ object: { name: of, node, spec }, revision: { date } }, report) {
    if (!spec) return
    for (const member of effectiveMembers(node)) {
      const { name } = member.key
      if (Object.hasOwn(spec, name)) continue
      const found = elsewhere(of, name)
      if (!found) continue
      const at = { member, at: 'key' } as const
      if (found.first > date) report('later', at, { name, of: objectWords[of], first: found.first, date })
      // Who wrote it expects something to happen.
      else report('gone', at, { name, of: objectWords[of], date }, { severity: 'warning' })
    }
  },
})
