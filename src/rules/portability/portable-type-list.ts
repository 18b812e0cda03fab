import type { Member, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, typesOf } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: "A list of types, mostly one with null, is everyday JSON Schema. The form of Gemini's API that is like OpenAPI has one type, and says nullable beside it.",
  sources: ['googleapis/python-genai, google/genai/types.py: Schema', 'github/copilot-cli#4623'],
  limit: 'typeLists',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "note": {\n            "type": [\n              "string",\n              "null"\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "note": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** Of a type and null: what OpenAPI says instead. */
function nullableFix(schema: ObjectNode, type: Member): readonly FixDraft[] {
  const types = typesOf(type)
  const [only, ...more] = types.filter(one => one !== 'null')
  if (only === undefined || more.length > 0 || types.length !== 2 || member(schema, 'nullable')) return []
  return [
    {
      title: `Write ${only} and "nullable": true`,
      safety: 'suggested',
      edits: edit => [...edit.replace(type.value, only), ...edit.insert(schema, 'nullable', true, type)],
    },
  ]
}

export default defineRule({
  code: 'MCP_PORTABLE_TYPE_LIST',
  on: 'schema',
  title: 'A type that is a list',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_INPUT_SCHEMA_TYPE_INVALID', 'MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    list: ({ place, who }: { place: string; who: string }) => ({
      what: `The type of ${place} is a list. ${who}`,
      todo: 'Say one type; a parameter that may be missing is simply not in required.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'typeLists')
    for (const { node } of schemasFor(subject, limits)) {
      const type = member(node, 'type')
      if (type?.value.type !== 'array') continue
      const data = { place: placeWords(subject, node), who: consequences(limits) }
      report('list', type.value, data, { ...judged(limits), fixes: nullableFix(node, type) })
    }
  },
})
