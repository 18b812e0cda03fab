import { effectiveMembers } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, standsBelow } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'A schema without a type takes anything, which JSON Schema is fine with. Clients then have the model write text: numbers, booleans and lists arrive at the server as strings.',
  sources: [
    'webstudio-is/webstudio#6009',
    'anthropics/claude-code#60963',
    'openai/codex, codex-rs/tools/src/json_schema.rs',
  ],
  limit: 'types',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "limit": {\n            "description": "How many notes"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "limit": {\n            "type": "integer",\n            "description": "How many notes"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** Keywords that tell what a value is. */
const TELLING: ReadonlySet<string> = new Set([
  ...['type', '$ref', '$dynamicRef', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'not'],
  ...['properties', 'items', 'prefixItems'],
])
/** What stands below these only narrows what is said elsewhere. */
const BRANCHES: ReadonlySet<string> = new Set([
  ...['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'],
])

export default defineRule({
  code: 'MCP_PORTABLE_UNTYPED',
  on: 'schema',
  title: 'A parameter that does not say its type',
  severity: 'info',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    untyped: ({ place, who }: { place: string; who: string }) => ({
      what: `The parameter ${place} says no type. ${who}`,
      todo: 'Say its type; where it may be several, a list of types or anyOf says so.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'types')
    for (const at of schemasFor(subject, limits)) {
      if ((at.by !== 'properties' && at.by !== 'items') || standsBelow(at, BRANCHES)) continue
      if (effectiveMembers(at.node).some(({ key }) => TELLING.has(key.name))) continue
      report('untyped', at.node, { place: placeWords(subject, at.node), who: consequences(limits) }, judged(limits))
    }
  },
})
