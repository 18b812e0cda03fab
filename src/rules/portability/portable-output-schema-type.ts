import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Since revision 2026-07-28 an output schema may be of any type. Clients that are made with an older SDK refuse the whole list of tools over one that is no object.',
  sources: ['chopin#154', 'msgvault#626', 'awesome-gpt-6-astra#11', 'anthropics/claude-code#10030'],
  limit: 'outputType',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      },\n      "outputSchema": {\n        "type": "array",\n        "items": {\n          "type": "string"\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      },\n      "outputSchema": {\n        "type": "object",\n        "properties": {\n          "notes": {\n            "type": "array",\n            "items": {\n              "type": "string"\n            }\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_OUTPUT_SCHEMA_TYPE',
  on: 'schema',
  title: 'An output schema that is no object',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_OUTPUT_SCHEMA_TYPE_INVALID', 'MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    type: ({ place, who }: { place: string; who: string }) => ({
      what: `The root of ${place} is not of type "object". ${who}`,
      todo: 'Wrap the result in an object with one property: the revisions of MCP before 2026-07-28 ask for that.',
    }),
  },
  check(subject, report) {
    const { schema, revision, targets } = subject
    const limits = limitsOf(targets, 'outputType')
    // Where the revision itself wants an object, that is a finding of its own.
    if (schema.of !== 'outputSchema' || revision.outputSchemaRoot !== 'any' || limits.length === 0) return
    const type = member(schema.node, 'type')?.value
    if (type?.type === 'string' && type.value === 'object') return
    report(
      'type',
      type ?? schema.node,
      { place: placeWords(subject, schema.node), who: consequences(limits) },
      judged(limits),
    )
  },
})
