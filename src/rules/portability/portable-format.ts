import { member } from '../../document/tree.js'
import type { Limits } from '../../targets/target.js'
import { quote } from '../../text/words.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, typesOf } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'JSON Schema lets anybody add formats, and validators pass over those they do not know. Some APIs refuse the request instead, over a harmless "uri".',
  sources: ['google-gemini/gemini-cli#2237', 'posit-dev/chatlas#255'],
  limit: 'formats',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "page": {\n            "type": "string",\n            "format": "uri"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "at": {\n            "type": "string",\n            "format": "date-time"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

type ByType = NonNullable<Limits['formats']>['byType']

/** A format beside a type that nothing is known about may be right. */
function isKnown(byType: ByType, format: string, types: readonly string[]): boolean {
  if ('any' in byType && byType.any) return byType.any.includes(format)
  const lists = Object.entries(byType).flatMap(([type, formats]) => (types.includes(type) ? [formats] : []))
  return lists.length === 0 || lists.some(formats => formats.includes(format))
}

export default defineRule({
  code: 'MCP_PORTABLE_FORMAT',
  on: 'schema',
  title: 'A format that a consumer does not know',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    format: ({ place, format, who }: { place: string; format: string; who: string }) => ({
      what: `The format ${format} of ${place} is not known everywhere. ${who}`,
      todo: 'Leave it out for this consumer and say in the description what the text looks like.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'formats')
    for (const { node } of schemasFor(subject, limits)) {
      const format = member(node, 'format')
      if (format?.value.type !== 'string') continue
      const name = format.value.value
      const types = typesOf(member(node, 'type'))
      const hit = limits.filter(({ limit }) => !isKnown(limit.byType, name, types))
      if (hit.length === 0) continue
      const data = { place: placeWords(subject, node), format: quote(name), who: consequences(hit) }
      const fix: FixDraft = { title: 'Leave the format out', safety: 'suggested', edits: edit => edit.remove(format) }
      report('format', format.value, data, { ...judged(hit), fixes: [fix] })
    }
  },
})
