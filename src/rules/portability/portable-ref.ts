import { effectiveMembers } from '../../document/tree.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: "Where a library writes schemas, parts that occur twice become references. The form of Gemini's API that is like OpenAPI does not know them, and the newer one and OpenAI's strict mode want nothing, or little, beside them.",
  sources: [
    'google-gemini/gemini-cli#13326',
    'sst/opencode#12295',
    'openai/openai-agents-python, src/agents/strict_schema.py',
  ],
  limit: 'refs',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini-cli'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "when": {\n            "$ref": "#/$defs/When",\n            "title": "When"\n          }\n        },\n        "$defs": {\n          "When": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini-cli'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "when": {\n            "$ref": "#/$defs/When",\n            "description": "When it happened"\n          }\n        },\n        "$defs": {\n          "When": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_REF',
  on: 'schema',
  title: 'A reference that a consumer does not follow',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    ref: ({ place, who }: { place: string; who: string }) => ({
      what: `There is a $ref at ${place}. ${who}`,
      todo: 'Put the schema that it leads to in its place.',
    }),
    beside: ({ place, names, who }: { place: string; names: string; who: string }) => ({
      what: `Beside the $ref at ${place} stands ${names}. ${who}`,
      todo: 'Move it into the schema that the $ref leads to, or put that schema in the place of the $ref.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'refs')
    for (const { node, ref } of schemasFor(subject, limits)) {
      if (!ref) continue
      const others = effectiveMembers(node)
        .map(({ key }) => key.name)
        .filter(name => name !== '$ref' && name !== '$defs' && name !== 'definitions')
      const wrong = (allowed: readonly string[]): string[] => others.filter(name => !allowed.includes(name))
      const hit = limits.filter(({ limit: { beside } }) => !beside || wrong(beside).length > 0)
      if (hit.length === 0) continue
      const data = { place: placeWords(subject, node), who: consequences(hit) }
      const spare = hit.flatMap(({ limit: { beside } }) => (beside ? wrong(beside) : []))
      if (hit.some(({ limit: { beside } }) => !beside)) report('ref', ref.value, data, judged(hit))
      else report('beside', ref.value, { ...data, names: list([...new Set(spare)].map(quote), 'and') }, judged(hit))
    }
  },
})
