import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: "JSON Schema takes any values in an enum. The form of Gemini's API that is like OpenAPI takes strings, and refuses the request over a number or a boolean.",
  sources: ['sst/opencode#2687', 'googleapis/python-genai, google/genai/types.py: Schema'],
  limit: 'enumStrings',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "quarter": {\n            "type": "integer",\n            "enum": [\n              1,\n              2,\n              3,\n              4\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "quarter": {\n            "type": "integer",\n            "minimum": 1,\n            "maximum": 4\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ENUM_NOT_STRING',
  on: 'schema',
  title: 'An enum with values that are no strings',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    value: ({ place, who }: { place: string; who: string }) => ({
      what: `The enum of ${place} has values that are no strings. ${who}`,
      todo: 'Say the allowed numbers in the description or with minimum and maximum, or take strings.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'enumStrings')
    for (const { node } of schemasFor(subject, limits)) {
      const values = member(node, 'enum')?.value
      if (values?.type !== 'array' || values.items.every(({ type }) => type === 'string')) continue
      report('value', values, { place: placeWords(subject, node), who: consequences(limits) }, judged(limits))
    }
  },
})
