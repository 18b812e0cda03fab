import { member } from '../../document/tree.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'A tool without parameters needs no properties, and MCP itself recommends to leave them out. OpenAI refuses such a schema, and with it the request. An empty map says the same and is taken everywhere.',
  sources: [
    'grafana/mcp-grafana#390',
    'inboxapi/cli#106',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: tools with no parameters',
  ],
  limit: 'rootProperties',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {},\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ROOT_PROPERTIES_MISSING',
  on: 'schema',
  title: 'An input schema without properties',
  severity: 'info',
  basis: 'target',
  yieldsTo: ['MCP_INPUT_SCHEMA_TYPE_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    missing: ({ place, who }: { place: string; who: string }) => ({
      what: `There are no properties in ${place}. ${who}`,
      todo: 'Add "properties": {}: it means the same, and every consumer takes it.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'rootProperties')
    const { node } = subject.schema
    if (limits.length === 0 || member(node, 'properties')) return
    const fix: FixDraft = {
      title: 'Add "properties": {}',
      safety: 'safe',
      edits: edit => edit.insert(node, 'properties', {}, member(node, 'type')),
    }
    const data = { place: placeWords(subject, node), who: consequences(limits) }
    report('missing', node, data, { ...judged(limits), fixes: [fix] })
  },
})
