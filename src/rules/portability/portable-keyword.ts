import type { Member, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import type { Limits, Target } from '../../targets/target.js'
import { quote } from '../../text/words.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Some APIs know a part of JSON Schema only and refuse a request that has any other member in a schema. Converters and validation libraries write such members without asking: const, exclusiveMinimum, $schema, default.',
  sources: [
    'googleapis/python-genai, google/genai/types.py: Schema',
    'zed-industries/zed#45552',
    'dotnet/extensions#6266',
  ],
  limit: 'keywords',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "kind": {\n            "type": "string",\n            "const": "note"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "kind": {\n            "type": "string",\n            "enum": [\n              "note"\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** References and what they lead to are a matter of their own. */
const REFERENCES: readonly string[] = ['$ref', '$defs', 'definitions']

function refuses(limit: NonNullable<Limits['keywords']>, name: string): boolean {
  return 'never' in limit ? limit.never.includes(name) : !limit.only.includes(name) && !REFERENCES.includes(name)
}

/** At the root some keywords are refused for standing there. */
function refusesAtRoot({ limits }: Target, name: string): boolean {
  return limits.rootKeywords?.some(({ names }) => names.includes(name)) ?? false
}

/** The same said with other keywords, where that can be done. */
function suggestions(schema: ObjectNode, { key, value }: Member): readonly FixDraft[] {
  if (key.name === 'const' && value.type === 'string' && !member(schema, 'enum')) {
    return [
      {
        title: 'Write it as an enum of one value',
        safety: 'suggested',
        edits: edit => [...edit.rename(key, 'enum'), ...edit.replace(value, [value.value])],
      },
    ]
  }
  const type = member(schema, 'type')?.value
  const isWhole = type?.type === 'string' && type.value === 'integer' && value.type === 'number'
  if (key.name !== 'exclusiveMinimum' || !isWhole || !Number.isSafeInteger(value.value) || member(schema, 'minimum'))
    return []
  return [
    {
      title: 'Write it as "minimum"',
      safety: 'suggested',
      edits: edit => [...edit.rename(key, 'minimum'), ...edit.replace(value, value.value + 1)],
    },
  ]
}

export default defineRule({
  code: 'MCP_PORTABLE_KEYWORD',
  on: 'schema',
  title: 'A keyword of JSON Schema that a consumer does not know',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    keyword: ({ keyword, place, who }: { keyword: string; place: string; who: string }) => ({
      what: `The keyword ${keyword} of ${place} is not taken everywhere. ${who}`,
      todo: 'Leave it out for this consumer, say in the description what it said, and check the value in the server.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'keywords')
    for (const at of schemasFor(subject, limits)) {
      for (const one of effectiveMembers(at.node)) {
        const name = one.key.name
        const hit = limits.filter(
          ({ target, limit }) => refuses(limit, name) && !(!at.above && refusesAtRoot(target, name)),
        )
        if (hit.length === 0) continue
        const data = { keyword: quote(name), place: placeWords(subject, at.node), who: consequences(hit) }
        report('keyword', { member: one, at: 'key' }, data, { ...judged(hit), fixes: suggestions(at.node, one) })
      }
    }
  },
})
