import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, propertiesOf, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'A free map of names to values is an object without properties. Gemini has refused such parameters; that may have been lifted since, so this is a warning.',
  sources: ['mcp-obsidian#21', 'CherryHQ/cherry-studio#3270'],
  limit: 'filledObjects',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "filter": {\n            "type": "object",\n            "description": "Any filter"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "filter": {\n            "type": "object",\n            "properties": {\n              "author": {\n                "type": "string"\n              }\n            }\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_EMPTY_OBJECT',
  on: 'schema',
  title: 'An object parameter without properties',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    empty: ({ place, who }: { place: string; who: string }) => ({
      what: `The object ${place} has no properties. ${who}`,
      todo: 'List the properties that are used most, or take a string that holds JSON.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'filledObjects')
    for (const at of schemasFor(subject, limits)) {
      const type = member(at.node, 'type')?.value
      if (!at.above || type?.type !== 'string' || type.value !== 'object' || propertiesOf(at).length > 0) continue
      report('empty', at.node, { place: placeWords(subject, at.node), who: consequences(limits) }, judged(limits))
    }
  },
})
