import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Up to draft 2019-09 of JSON Schema, items could be a list with a schema for each place. Model APIs know 2020-12 or less, and clients that rewrite schemas forget which place each schema belongs to.',
  sources: [
    'microsoft/vscode-copilot-chat, src/extension/tools/common/toolSchemaNormalizer.ts',
    'googleapis/python-genai, google/genai/types.py',
  ],
  limit: 'tupleItems',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['all'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "$schema": "http://json-schema.org/draft-07/schema#",\n        "type": "object",\n        "properties": {\n          "range": {\n            "type": "array",\n            "items": [\n              {\n                "type": "number"\n              },\n              {\n                "type": "number"\n              }\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['all'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "range": {\n            "type": "array",\n            "items": {\n              "type": "number"\n            },\n            "minItems": 2,\n            "maxItems": 2\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_TUPLE_ITEMS',
  on: 'schema',
  title: 'The items of an array are a list of schemas',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    tuple: ({ place, who }: { place: string; who: string }) => ({
      what: `The items of ${place} are a list, one schema for each place. ${who}`,
      todo: 'Use an object with a name for each place, or one schema for all entries: JSON Schema 2020-12 has prefixItems instead.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'tupleItems')
    for (const { node } of schemasFor(subject, limits)) {
      const items = member(node, 'items')?.value
      if (items?.type !== 'array') continue
      report('tuple', items, { place: placeWords(subject, node), who: consequences(limits) }, judged(limits))
    }
  },
})
