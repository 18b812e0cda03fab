import type { Dump, ListView } from '../../kinds/dump/views.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf, mostOf } from './shared-objections.js'
import { grouped } from './shared-words.js'

/** A list of so many tools, a line each. */
function manyTools(count: number): string {
  const one = '"description": "Searches the notes.", "inputSchema": { "type": "object", "properties": {} } }'
  const lines = Array.from({ length: count }, (_, i) => `    { "name": "search_${i + 1}", ${one}`)
  return `{\n  "tools": [\n${lines.join(',\n')}\n  ]\n}\n`
}

export const page: RulePage = {
  why: 'A model API takes a certain number of tools in a request, and a client counts those of all servers together. Beyond that the request fails, or tools are left out without a word.',
  sources: ['zed-industries/zed#32946', 'cocos-mcp-server#11', 'Snowflake-Labs/mcp#77'],
  limit: 'toolCount',
  examples: {
    bad: [{ file: 'tools.json', revision: '2026-07-28', targets: ['cursor'], text: manyTools(81) }],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['all'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** The list of tools that has the nth one. */
function listWith({ lists }: Dump, n: number): ListView | undefined {
  let before = 0
  return lists.find(list => {
    if (list.of === 'tools') before += list.items.length
    return before >= n
  })
}

export default defineRule({
  code: 'MCP_PORTABLE_TOOL_COUNT',
  on: 'dump',
  title: 'A server has more tools than a consumer takes',
  severity: 'warning',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    many: ({ count, most, who }: { count: string; most: string; who: string }) => ({
      what: `The file has ${count} tools; taken are ${most}. ${who}`,
      todo: 'Let people switch groups of tools on and off, or split the server: the tools of all servers count together.',
    }),
  },
  check({ dump, targets }, report) {
    const count = dump.tools.length
    const limits = limitsOf(targets, 'toolCount').filter(({ limit }) => count > limit.most)
    if (limits.length === 0) return
    const most = Math.min(...limits.map(({ limit }) => limit.most))
    const list = listWith(dump, most + 1)
    if (!list) return
    const data = { count: grouped(count), most: mostOf(limits), who: consequences(limits) }
    report('many', list.node, data, judged(limits))
  },
})
