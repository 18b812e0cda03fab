import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The scope of a cache is "public" or "private", in lower case. A client that reads anything else cannot know whether one user may see what was listed for another, and strict ones refuse the list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/utilities/caching, Cache Scope',
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.json, CacheableResult: enum',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": 0, "cacheScope": "shared" }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": 0, "cacheScope": "public" }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CACHE_SCOPE_INVALID',
  on: 'result',
  title: 'A cacheScope that is neither public nor private',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    letters: ({ value }: { value: string }) => ({
      what: `${quote(value)} is not in lower case.`,
      todo: 'Write "public" or "private" as 2026-07-28 does: strict clients refuse any other spelling.',
    }),
    unknown: ({ value }: { value: string }) => ({
      what: `${quote(value)} is no cacheScope.`,
      todo: 'Say "private", or "public" where all users get the same: 2026-07-28 knows only these two.',
    }),
    type: () => ({
      what: 'The cacheScope is no string.',
      todo: 'Say "private", or "public" where all users get the same: 2026-07-28 knows only these two.',
    }),
  },
  check({ revision, result }, report) {
    if (!revision.resultMembers || (result.lists.length === 0 && result.form !== 'discover')) return
    const node = member(result.node, 'cacheScope')?.value
    if (!node) return
    if (node.type !== 'string') {
      report('type', node, {})
      return
    }
    const { value } = node
    if (value === 'public' || value === 'private') return
    const lower = value.toLowerCase()
    if (lower === 'public' || lower === 'private') {
      const fix: FixDraft = { title: `Write "${lower}"`, safety: 'safe', edits: edit => edit.replace(node, lower) }
      report('letters', node, { value }, { fixes: [fix] })
    } else report('unknown', node, { value })
  },
})
