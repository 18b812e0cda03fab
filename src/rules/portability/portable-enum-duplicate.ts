import { member } from '../../document/tree.js'
import { repeated } from '../../schema/same.js'
import { quote } from '../../text/words.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, whoEnters } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'JSON Schema 2020-12 only advises against equal values in an enum; draft-07 forbids them. VS Code holds every tool against draft-07 and stops the request when one does not fit.',
  sources: [
    'microsoft/vscode#292474',
    'microsoft/vscode-copilot-chat, src/extension/tools/common/toolSchemaNormalizer.ts',
  ],
  limit: 'enumUnique',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['vscode'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "method": {\n            "type": "string",\n            "enum": [\n              "GET",\n              "PUT",\n              "GET"\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['vscode'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "method": {\n            "type": "string",\n            "enum": [\n              "GET",\n              "PUT"\n            ]\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ENUM_DUPLICATE',
  on: 'schema',
  title: 'An enum that has a value twice',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    twice: ({ place, value, who }: { place: string; value: string; who: string }) => ({
      what: `The enum of ${place} has ${value} more than once. ${who}`,
      todo: 'Leave the later one out: it says nothing more, and draft-07 of JSON Schema forbids it.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'enumUnique')
    for (const at of schemasFor(subject, limits)) {
      const values = member(at.node, 'enum')?.value
      const again = values?.type === 'array' ? repeated(values) : []
      const [first] = again
      const hit = whoEnters(limits, at)
      if (!values || !first || hit.length === 0) continue
      const value = first.type === 'string' ? quote(first.value) : 'an equal value'
      const fix: FixDraft = {
        title: 'Take out what stands there twice',
        safety: 'safe',
        edits: edit => again.flatMap(one => edit.removeItem(one)),
      }
      const data = { place: placeWords(subject, at.node), value, who: consequences(hit) }
      report('twice', values, data, { ...judged(hit), fixes: [fix] })
    }
  },
})
