import { member } from '../../document/tree.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, propertiesOf, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Since revision 2026-07-28 of MCP, true may stand for a schema that takes anything. Some consumers want an object there: a client has lost the whole server over it, and another makes a string of the parameter.',
  sources: [
    'anthropics/claude-code#92900',
    'github/copilot-cli#4623',
    'openai/codex, codex-rs/tools/src/json_schema.rs',
  ],
  limit: 'booleanSchemas',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "payload": false\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "payload": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_BOOLEAN_SCHEMA',
  on: 'schema',
  title: 'Just true or false as the schema of a parameter',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_SCHEMA_BOOLEAN_PROPERTY', 'MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    boolean: ({ value, place, who }: { value: string; place: string; who: string }) => ({
      what: `The schema of ${place} is just ${value}. ${who}`,
      todo: 'Say what the parameter is; {} means the same as true.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'booleanSchemas')
    for (const at of schemasFor(subject, limits)) {
      const items = member(at.node, 'items')?.value
      const values = [...propertiesOf(at).map(({ value }) => ({ value, hit: limits }))]
      if (items) values.push({ value: items, hit: limits.filter(({ limit }) => limit.items) })
      for (const { value, hit } of values) {
        if (value.type !== 'boolean' || hit.length === 0 || (value === items && !value.value)) continue
        const fix: FixDraft = {
          title: 'Write {}, which means the same',
          safety: 'safe',
          edits: edit => edit.replace(value, {}),
        }
        const data = { value: `${value.value}`, place: placeWords(subject, value), who: consequences(hit) }
        report('boolean', value, data, { ...judged(hit), fixes: value.value ? [fix] : [] })
      }
    }
  },
})
