import { member } from '../../document/tree.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { answerWords, mustSayHow } from './shared-wire.js'

export const page: RulePage = {
  why: 'Since 2026-07-28 a server says whether its lists may be shared between users. There is no default: a client that guesses "public" may show the tools of one user to another, so strict ones refuse the list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/utilities/caching, Cache Scope',
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.json, CacheableResult: required',
  ],
  examples: {
    bad: [
      { file: 'tools.json', revision: '2026-07-28', text: '{ "resultType": "complete", "tools": [], "ttlMs": 0 }\n' },
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
  code: 'MCP_CACHE_SCOPE_MISSING',
  on: 'result',
  title: 'An answer that does not say who may share it',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    missing: ({ answer }: { answer: string }) => ({
      what: `There is no cacheScope in ${answer}.`,
      todo: 'Say "private", or "public" where all users get the same: since 2026-07-28 lists have to say who may share them.',
    }),
  },
  check(subject, report) {
    const { node } = subject.result
    if (!mustSayHow(subject) || member(node, 'cacheScope')) return
    const fix: FixDraft = {
      title: 'Add "cacheScope": "private"',
      safety: 'safe',
      edits: edit => edit.insert(node, 'cacheScope', 'private', node.members.at(-1)),
    }
    report('missing', node, { answer: answerWords(subject.result) }, { fixes: [fix] })
  },
})
