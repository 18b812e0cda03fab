import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Of how long a list may be kept a server says whole milliseconds, 0 or more. Clients take a negative one for 0; a fraction or a string makes strict ones refuse the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/utilities/caching, TTL',
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.json, CacheableResult: integer, minimum 0',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": "60000", "cacheScope": "private" }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": 60000, "cacheScope": "private" }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TTL_MS_INVALID',
  on: 'result',
  title: 'A ttlMs that is no whole number of 0 or more',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    negative: () => ({
      what: 'The ttlMs is negative.',
      todo: 'Send 0 where the list may not be kept: that is how clients read a negative number, and 2026-07-28 allows none.',
    }),
    fraction: ({ raw }: { raw: string }) => ({
      what: `${raw} is no whole number.`,
      todo: 'Send whole milliseconds, 0 or more: 2026-07-28 defines ttlMs as an integer.',
    }),
    quoted: ({ text }: { text: string }) => ({
      what: `${quote(text)} is a string.`,
      todo: 'Send the number without quotes: strict clients of 2026-07-28 refuse the list otherwise.',
    }),
    type: () => ({
      what: 'The ttlMs is no number.',
      todo: 'Send a whole number of milliseconds, 0 or more: strict clients of 2026-07-28 refuse the list otherwise.',
    }),
  },
  check({ revision, result }, report) {
    if (!revision.resultMembers || (result.lists.length === 0 && result.form !== 'discover')) return
    const value = member(result.node, 'ttlMs')?.value
    if (!value) return
    if (value.type === 'number') {
      if (!Number.isInteger(value.value)) report('fraction', value, { raw: value.raw.slice(0, 40) })
      else if (value.value < 0) report('negative', value, {}, { fixes: [replaceBy(value, 0)] })
    } else if (value.type === 'string' && /^\d{1,15}$/.test(value.value)) {
      report('quoted', value, { text: value.value }, { fixes: [replaceBy(value, Number(value.value))] })
    } else report('type', value, {})
  },
})

const replaceBy = (node: Node, ms: number): FixDraft => ({
  title: `Write ${ms}`,
  safety: 'safe',
  edits: edit => edit.replace(node, ms),
})
