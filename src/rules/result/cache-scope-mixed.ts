import type { StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { ListName } from '../../kinds/dump/views.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { listWords } from './shared-wire.js'

export const page: RulePage = {
  why: 'The pages of one list are kept together. Where one is public and the next is private, a cache either shows one user the private part of another or throws the list away.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/utilities/caching, Interaction with Pagination: all pages MUST use the same scope',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{"resultType":"complete","tools":[],"nextCursor":"2","ttlMs":0,"cacheScope":"private"}\n{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"public"}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{"resultType":"complete","tools":[],"nextCursor":"2","ttlMs":9000,"cacheScope":"public"}\n{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"public"}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CACHE_SCOPE_MIXED',
  on: 'dump',
  title: 'Pages of one list with different cache scopes',
  severity: 'error',
  basis: 'spec',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    mixed: ({ scope, first, of }: { scope: string; first: string; of: string }) => ({
      what: `This page of the ${of} says ${quote(scope)}, and an earlier one says ${quote(first)}.`,
      todo: 'Send the same cacheScope with all pages of one list, as 2026-07-28 asks: "private" when in doubt.',
    }),
  },
  check({ revision, dump }, report) {
    if (!revision.resultMembers) return
    /** The first scope of a list that goes on with a further page. */
    const open = new Map<ListName, StringNode>()
    for (const { of, result } of dump.lists) {
      if (!result) continue
      const scope = member(result.node, 'cacheScope')?.value
      const first = open.get(of)
      if (scope?.type === 'string' && isScope(scope.value)) {
        if (first && first.value !== scope.value) {
          const related = [{ place: first, message: 'The earlier page' }]
          report('mixed', scope, { scope: scope.value, first: first.value, of: listWords[of] }, { related })
        }
        if (!first) open.set(of, scope)
      }
      // Without a cursor the list ends here, and the next one of the same name is another answer.
      if (!member(result.node, 'nextCursor')) open.delete(of)
    }
  },
})

const isScope = (value: string): boolean => value === 'public' || value === 'private'
