import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, whoEnters } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'JSON Schema 2020-12 only advises against an empty enum; draft-07 forbids it. VS Code holds every tool against draft-07 and stops the request when one does not fit. It happens where a server fills the list from what it found at its start.',
  sources: ['microsoft/vscode-copilot-chat, src/platform/configuration/common/jsonSchemaDraft7.ts'],
  limit: 'enumFilled',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['vscode'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "project": {\n            "type": "string",\n            "enum": []\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['vscode'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "project": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ENUM_EMPTY',
  on: 'schema',
  title: 'An enum without a value',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    empty: ({ place, who }: { place: string; who: string }) => ({
      what: `The enum of ${place} is empty, so no value fits. ${who}`,
      todo: 'List the values, or leave enum out where the server does not know them yet.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'enumFilled')
    for (const at of schemasFor(subject, limits)) {
      const values = member(at.node, 'enum')?.value
      const hit = whoEnters(limits, at)
      if (values?.type !== 'array' || values.items.length > 0 || hit.length === 0) continue
      report('empty', values, { place: placeWords(subject, at.node), who: consequences(hit) }, judged(hit))
    }
  },
})
