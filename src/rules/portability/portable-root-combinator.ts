import type { Member } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { mergeEdits } from './shared-merge.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'JSON Schema allows alternatives at the root of an input schema, and the MCP specification shows one. Model APIs refuse the whole request over it, and clients flatten or drop the alternatives, so that the model does not know of them.',
  sources: [
    'anthropics/claude-code#5973',
    'makenotion/notion-mcp-server#340',
    'flywheel_connectors#49',
    'openai/codex, codex-rs/tools/src/json_schema.rs',
  ],
  limit: 'rootKeywords',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "path": {\n            "type": "string"\n          },\n          "url": {\n            "type": "string"\n          }\n        },\n        "oneOf": [\n          {\n            "required": [\n              "path"\n            ]\n          },\n          {\n            "required": [\n              "url"\n            ]\n          }\n        ]\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "from": {\n            "oneOf": [\n              {\n                "type": "string"\n              },\n              {\n                "type": "integer"\n              }\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ROOT_COMBINATOR',
  on: 'schema',
  title: 'A keyword at the root of an input schema that a consumer does not take',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    root: ({ keyword, place, who }: { keyword: string; place: string; who: string }) => ({
      what: `There is ${keyword} at the root of ${place}. ${who}`,
      todo: 'Make one object of all branches with every parameter optional, say the either-or in the descriptions, and check it in the server. Below the root it is taken.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'rootKeywords')
    if (limits.length === 0) return
    for (const one of effectiveMembers(subject.schema.node)) {
      const { key, value } = one
      const single = value.type === 'array' && value.items.length < 2
      const hit = limits.filter(({ limit }) => limit.names.includes(key.name) && !(limit.several && single))
      if (hit.length === 0) continue
      const data = { keyword: key.name, place: placeWords(subject, subject.schema.node), who: consequences(hit) }
      report('root', { member: one, at: 'key' }, data, { ...judged(hit), fixes: mergeFix(subject, one) })
    }
  },
})

function mergeFix(subject: SchemaSubject, keyword: Member): readonly FixDraft[] {
  const edits = mergeEdits(subject, keyword)
  const title = 'Make one object of the branches and say the either-or in the description'
  return edits ? [{ title, safety: 'suggested', edits }] : []
}
