import { closingRefs } from '../../schema/circles.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'A tree of nodes is easily said with a $ref that leads back. Consumers that put schemas in the place of references cannot do that: one stops with an error about depth, another cuts the inner object to an empty one.',
  sources: [
    'google-gemini/gemini-cli, packages/core/src/core/geminiChat.ts',
    'openai/codex, codex-rs/tools/src/json_schema.rs',
  ],
  limit: 'recursion',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['codex'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "root": {\n            "$ref": "#/$defs/Node"\n          }\n        },\n        "$defs": {\n          "Node": {\n            "type": "object",\n            "properties": {\n              "children": {\n                "type": "array",\n                "items": {\n                  "$ref": "#/$defs/Node"\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['codex'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "from": {\n            "$ref": "#/$defs/Place"\n          },\n          "to": {\n            "$ref": "#/$defs/Place"\n          }\n        },\n        "$defs": {\n          "Place": {\n            "type": "object",\n            "properties": {\n              "x": {\n                "type": "number"\n              }\n            }\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_RECURSIVE_SCHEMA',
  on: 'schema',
  title: 'A schema that leads back to itself',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_SCHEMA_REF_CYCLE'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    circle: ({ place, who }: { place: string; who: string }) => ({
      what: `The $ref at ${place} leads back to a schema that it stands in. ${who}`,
      todo: 'Write out as many levels as are needed, or take the inner part as a string that holds JSON.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'recursion')
    if (limits.length === 0) return
    for (const { node, from } of closingRefs(subject.schema.node))
      report('circle', node, { place: placeWords(subject, from.node), who: consequences(limits) }, judged(limits))
  },
})
