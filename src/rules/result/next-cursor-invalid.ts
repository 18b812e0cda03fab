import { member } from '../../document/tree.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A list without a next page leaves nextCursor out. Servers that send null instead lose their whole list in clients that check it: the member is a string or it is not there.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts and schema/2026-07-28/schema.ts, PaginatedResult: nextCursor is an optional string',
    'Wazuh-MCP-Server, issue 75: Claude Code drops a list with "nextCursor": null',
  ],
  examples: {
    bad: [{ file: 'tools.json', revision: '2025-11-25', text: '{\n  "tools": [],\n  "nextCursor": null\n}\n' }],
    good: [
      { file: 'tools.json', revision: '2025-11-25', text: '{\n  "tools": []\n}\n' },
      // The empty string is a cursor like any other.
      { file: 'tools.json', revision: '2025-11-25', text: '{\n  "tools": [],\n  "nextCursor": ""\n}\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_NEXT_CURSOR_INVALID',
  on: 'result',
  title: 'A nextCursor that is no string',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    empty: () => ({
      what: 'The nextCursor is null.',
      todo: 'Leave it out on the last page: MCP wants a string or nothing, and strict clients drop the whole list over null.',
    }),
    type: () => ({
      what: 'The nextCursor is no string.',
      todo: 'Send a string, or leave it out on the last page: strict clients drop the whole list otherwise.',
    }),
  },
  check({ result }, report) {
    const cursor = result.lists.length > 0 ? member(result.node, 'nextCursor') : undefined
    if (!cursor || cursor.value.type === 'string') return
    if (cursor.value.type === 'null') {
      const fix: FixDraft = { title: 'Remove nextCursor', safety: 'safe', edits: edit => edit.remove(cursor) }
      report('empty', cursor.value, {}, { fixes: [fix] })
    } else report('type', cursor.value, {})
  },
})
