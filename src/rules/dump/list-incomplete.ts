import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { ListName } from '../../kinds/dump/views.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A dump whose last page names a next one is not all that the server lists. What stands on the further pages was not checked, nor were names that stand on two of them.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/utilities/pagination and docs/specification/2026-07-28/server/utilities/pagination',
  ],
  examples: {
    bad: [{ file: 'tools.json', revision: '2025-11-25', text: '{\n  "tools": [],\n  "nextCursor": "page-2"\n}\n' }],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "tools": [], "nextCursor": "page-2" }\n{ "tools": [] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_LIST_INCOMPLETE',
  on: 'dump',
  title: 'A dump without its last page',
  severity: 'info',
  basis: 'advice',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    more: ({ of }: { of: ListName }) => ({
      what: `The server has more ${of} than this dump holds.`,
      todo: 'Ask for the further pages with this cursor and put them behind this one: they were not checked, and neither were names that stand twice.',
    }),
  },
  check({ dump }, report) {
    const last = new Map<ListName, Node | undefined>()
    for (const { of, result } of dump.lists) last.set(of, result && member(result.node, 'nextCursor')?.value)
    for (const [of, cursor] of last) if (cursor?.type === 'string') report('more', cursor, { of })
  },
})
