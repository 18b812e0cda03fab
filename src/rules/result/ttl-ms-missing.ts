import { member } from '../../document/tree.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { answerWords, mustSayHow } from './shared-wire.js'

export const page: RulePage = {
  why: 'Since 2026-07-28 a server says how long its lists may be kept. The TypeScript SDK rejects a list of tools that does not say so, and other clients ask again each time.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/utilities/caching, Cacheable Results and TTL',
    'modelcontextprotocol/typescript-sdk, packages/core/src/wire/rev2026-07-28/buildSchemas.ts: required for tools/list',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "cacheScope": "private" }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": 60000, "cacheScope": "private" }\n',
      },
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [] } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TTL_MS_MISSING',
  on: 'result',
  title: 'An answer that does not say how long it may be kept',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    missing: ({ answer }: { answer: string }) => ({
      what: `There is no ttlMs in ${answer}.`,
      todo: 'Say for how many milliseconds it may be kept, 0 for not at all: since 2026-07-28 lists have to say so, and clients take a missing one for 0 or refuse the list.',
    }),
  },
  check(subject, report) {
    const { node } = subject.result
    if (!mustSayHow(subject) || member(node, 'ttlMs')) return
    const fix: FixDraft = {
      title: 'Add "ttlMs": 0',
      safety: 'safe',
      edits: edit => edit.insert(node, 'ttlMs', 0, node.members.at(-1)),
    }
    report('missing', node, { answer: answerWords(subject.result) }, { fixes: [fix] })
  },
})
