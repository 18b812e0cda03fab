import { toValue } from '../../document/tree.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, propertiesOf, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'In strict mode OpenAI knows no optional parameters: each property has to be in required, and the request is refused where one is not.',
  sources: ['sst/opencode#45245', 'openai/openai-agents-python, src/agents/strict_schema.py'],
  limit: 'allRequired',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          },\n          "limit": {\n            "type": "integer"\n          }\n        },\n        "required": [\n          "query"\n        ],\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          },\n          "limit": {\n            "type": [\n              "integer",\n              "null"\n            ]\n          }\n        },\n        "required": [\n          "query",\n          "limit"\n        ],\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** The first few names. */
function some(names: readonly string[]): string {
  return list(
    names.length > 3 ? [...names.slice(0, 2).map(quote), `${names.length - 2} more`] : names.map(quote),
    'and',
  )
}

export default defineRule({
  code: 'MCP_PORTABLE_STRICT_OPTIONAL',
  on: 'schema',
  title: 'Optional parameters, which strict mode does not have',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    missing: ({ place, who }: { place: string; who: string }) => ({
      what: `The object at ${place} has properties and no required. ${who}`,
      todo: 'List every property in required; a parameter that may be left out gets an empty value of its own, such as an empty text.',
    }),
    lacks: ({ place, names, who }: { place: string; names: string; who: string }) => ({
      what: `The required of ${place} lacks ${names}. ${who}`,
      todo: 'List every property in required; a parameter that may be left out gets an empty value of its own, such as an empty text.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'allRequired')
    for (const at of schemasFor(subject, limits)) {
      const required = at.required?.value
      const listed = new Set(required?.type === 'array' ? required.items.map(toValue) : [])
      const lost = propertiesOf(at).flatMap(({ key }) => (listed.has(key.name) ? [] : [key.name]))
      if (lost.length === 0) continue
      const data = { place: placeWords(subject, at.node), who: consequences(limits) }
      if (!required) report('missing', at.node, data, judged(limits))
      else report('lacks', required, { ...data, names: some(lost) }, judged(limits))
    }
  },
})
