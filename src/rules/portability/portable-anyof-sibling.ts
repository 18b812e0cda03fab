import { effectiveMembers, member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: "Libraries write a description or a default beside the anyOf of an optional parameter. The form of Gemini's API that is like OpenAPI wants anyOf alone; adapters leave the rest out.",
  sources: ['langchain-ai/langchain-google at 75f7581'],
  limit: 'anyOfAlone',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "note": {\n            "anyOf": [\n              {\n                "type": "string"\n              },\n              {\n                "type": "integer"\n              }\n            ],\n            "description": "A note"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "note": {\n            "anyOf": [\n              {\n                "type": "string",\n                "description": "A note"\n              },\n              {\n                "type": "integer"\n              }\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ANYOF_SIBLING',
  on: 'schema',
  title: 'An anyOf with other keywords beside it',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    beside: ({ place, who }: { place: string; who: string }) => ({
      what: `Beside the anyOf of ${place} stand other keywords. ${who}`,
      todo: 'Move them into each branch, so that anyOf stands alone.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'anyOfAlone')
    for (const { node } of schemasFor(subject, limits)) {
      const anyOf = member(node, 'anyOf')
      if (!anyOf || effectiveMembers(node).length < 2) continue
      const data = { place: placeWords(subject, node), who: consequences(limits) }
      report('beside', { member: anyOf, at: 'key' }, data, judged(limits))
    }
  },
})
