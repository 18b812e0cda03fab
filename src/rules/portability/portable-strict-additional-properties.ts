import { member } from '../../document/tree.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, typesOf } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'In strict mode OpenAI takes objects that list all they may have, and refuses the request over any other one.',
  sources: ['langchain-ai/langchainjs#9496', 'openai/openai-agents-python, src/agents/strict_schema.py'],
  limit: 'closedObjects',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        },\n        "required": [\n          "query"\n        ]\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        },\n        "required": [\n          "query"\n        ],\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_STRICT_ADDITIONAL_PROPERTIES',
  on: 'schema',
  title: 'An object that strict mode wants closed',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    missing: ({ place, who }: { place: string; who: string }) => ({
      what: `The object at ${place} does not say additionalProperties. ${who}`,
      todo: 'Add "additionalProperties": false, or send this tool without strict mode.',
    }),
    open: ({ place, who }: { place: string; who: string }) => ({
      what: `The object at ${place} is open. ${who}`,
      todo: 'Set additionalProperties to false and list the properties, or send this tool without strict mode.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'closedObjects')
    for (const at of schemasFor(subject, limits)) {
      if (!typesOf(member(at.node, 'type')).includes('object') && !at.properties) continue
      const open = member(at.node, 'additionalProperties')
      if (open?.value.type === 'boolean' && !open.value.value) continue
      const data = { place: placeWords(subject, at.node), who: consequences(limits) }
      const fix: FixDraft = {
        title: 'Set "additionalProperties": false',
        safety: 'suggested',
        edits: edit =>
          open
            ? edit.replace(open.value, false)
            : edit.insert(at.node, 'additionalProperties', false, at.node.members.at(-1)),
      }
      report(open ? 'open' : 'missing', open?.value ?? at.node, data, { ...judged(limits), fixes: [fix] })
    }
  },
})
