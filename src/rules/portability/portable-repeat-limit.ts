import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'The engine llama.cpp makes a grammar of each schema, with a step for each character or item that a bound allows. A generous bound makes a grammar that it refuses to build.',
  sources: ['mendableai/firecrawl#4512'],
  limit: 'repeats',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "prompt": {\n            "type": "string",\n            "maxLength": 10000\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "prompt": {\n            "type": "string",\n            "maxLength": 500\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_REPEAT_LIMIT',
  on: 'schema',
  title: 'A large bound that becomes a huge grammar',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    large: ({ keyword, place, who }: { keyword: string; place: string; who: string }) => ({
      what: `The ${keyword} of ${place} is large. ${who}`,
      todo: 'Leave it out and check the length in the server: it becomes a grammar with as many steps.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'repeats')
    for (const { node } of schemasFor(subject, limits)) {
      for (const keyword of ['maxLength', 'maxItems']) {
        const bound = member(node, keyword)?.value
        const hit = bound?.type === 'number' ? limits.filter(({ limit }) => bound.value > limit.most) : []
        if (!bound || hit.length === 0) continue
        report('large', bound, { keyword, place: placeWords(subject, node), who: consequences(hit) }, judged(hit))
      }
    }
  },
})
