import type { ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { namedDialect } from '../../schema/dialect.js'
import { survey } from '../../schema/survey.js'
import { quote } from '../../text/words.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Libraries write the dialect that they were made for into every schema. Claude Desktop has taken output schemas of 2020-12 only and could not use a tool of another dialect; newer SDKs take draft-07 too.',
  sources: ['mcp-openmsx#22', 'anki-mcp-server-addon#75', 'modelcontextprotocol/typescript-sdk, dialects.ts'],
  limit: 'outputDialect',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      },\n      "outputSchema": {\n        "$schema": "http://json-schema.org/draft-07/schema#",\n        "type": "object",\n        "properties": {\n          "notes": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      },\n      "outputSchema": {\n        "$schema": "https://json-schema.org/draft/2020-12/schema",\n        "type": "object",\n        "properties": {\n          "notes": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** Keywords that mean something else in 2020-12 than in the drafts before it. */
const CHANGED: readonly string[] = [
  'definitions',
  'dependencies',
  'additionalItems',
  '$recursiveRef',
  '$recursiveAnchor',
  '$id',
]

/** Whether a schema means the same without naming its dialect. */
function fits2020(root: ObjectNode): boolean {
  return survey(root).every(
    ({ node }) => !CHANGED.some(name => member(node, name)) && member(node, 'items')?.value.type !== 'array',
  )
}

export default defineRule({
  code: 'MCP_PORTABLE_OUTPUT_SCHEMA_DIALECT',
  on: 'schema',
  title: 'An output schema in a dialect that a client does not take',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_SCHEMA_DIALECT_UNSUPPORTED', 'MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    dialect: ({ place, dialect, who }: { place: string; dialect: string; who: string }) => ({
      what: `The $schema of ${place} names ${dialect}. ${who}`,
      todo: 'Leave $schema out or name 2020-12: a plain object schema says the same there.',
    }),
  },
  check(subject, report) {
    const { schema, targets } = subject
    const limits = limitsOf(targets, 'outputDialect')
    if (schema.of !== 'outputSchema' || limits.length === 0) return
    const found = member(schema.node, '$schema')
    const named = namedDialect(schema.node)
    if (!found || named.is === 'unsaid') return
    const hit = limits.filter(({ limit }) => named.is === 'unknown' || !limit.dialects.includes(named.dialect))
    if (hit.length === 0) return
    const dialect = named.is === 'known' ? named.dialect : quote(named.node.value)
    const fix: FixDraft = { title: 'Leave $schema out', safety: 'suggested', edits: edit => edit.remove(found) }
    const fixes = named.is === 'known' && fits2020(schema.node) ? [fix] : []
    report(
      'dialect',
      found.value,
      { place: placeWords(subject, schema.node), dialect, who: consequences(hit) },
      { ...judged(hit), fixes },
    )
  },
})
