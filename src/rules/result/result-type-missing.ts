import { member } from '../../document/tree.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { answerWords, mustSayHow } from './shared-wire.js'

export const page: RulePage = {
  why: 'Since 2026-07-28 every result says of which kind it is. A client that speaks this revision cannot tell a finished answer from a request for more input without it, and strict ones refuse the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index, ResultType: a server MUST send it',
    'modelcontextprotocol/typescript-sdk, packages/core/src/wire/rev2026-07-28/codec.ts, decodeResult: absent is an error for the whole result',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "tools": [],\n    "ttlMs": 0,\n    "cacheScope": "private"\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": {\n    "resultType": "complete",\n    "tools": [],\n    "ttlMs": 0,\n    "cacheScope": "private"\n  }\n}\n',
      },
      // What a library hands out has lost the member on the way.
      { file: 'tools.json', revision: '2026-07-28', text: '{ "tools": [] }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESULT_TYPE_MISSING',
  on: 'result',
  title: 'An answer without its resultType',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    missing: ({ answer }: { answer: string }) => ({
      what: `There is no resultType in ${answer}.`,
      todo: 'Send "complete": since 2026-07-28 every result says resultType, and strict clients refuse a list without it.',
    }),
  },
  check(subject, report) {
    const { node } = subject.result
    if (!mustSayHow(subject) || member(node, 'resultType')) return
    const fixes = [
      {
        title: 'Add "resultType": "complete"',
        safety: 'safe',
        edits: edit => edit.insert(node, 'resultType', 'complete'),
      },
    ] as const satisfies readonly FixDraft[]
    report('missing', node, { answer: answerWords(subject.result) }, { fixes })
  },
})
