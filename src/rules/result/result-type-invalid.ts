import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A list and an answer to server/discover are always complete: only tools/call, prompts/get and resources/read may ask for more input first. A client that does not know the value, or did not expect it here, throws the whole answer away.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index, ResultType: unknown values are invalid',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/patterns/mrtr, Supported Requests',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "input_required", "tools": [], "ttlMs": 0, "cacheScope": "private" }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{ "resultType": "complete", "tools": [], "ttlMs": 0, "cacheScope": "private" }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESULT_TYPE_INVALID',
  on: 'result',
  title: 'A resultType that a list cannot have',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    type: () => ({
      what: 'The resultType is no string.',
      todo: 'Send "complete", the only kind of result that a list has since 2026-07-28.',
    }),
    input: () => ({
      what: 'A list is never "input_required".',
      todo: 'Send "complete": in 2026-07-28 only tools/call, prompts/get and resources/read may ask for input before they answer.',
    }),
    unknown: ({ value }: { value: string }) => ({
      what: `${quote(value)} is no resultType that a list can have.`,
      todo: 'Send "complete", in lower case: clients of 2026-07-28 refuse an answer of a kind that they do not know.',
    }),
  },
  check({ revision, result }, report) {
    if (!revision.resultMembers || (result.lists.length === 0 && result.form !== 'discover')) return
    const value = member(result.node, 'resultType')?.value
    if (!value) return
    if (value.type !== 'string') report('type', value, {})
    else if (value.value === 'input_required') report('input', value, {})
    else if (value.value !== 'complete') report('unknown', value, { value: value.value })
  },
})
