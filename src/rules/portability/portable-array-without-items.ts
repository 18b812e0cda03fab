import { member } from '../../document/tree.js'
import type { FixDraft } from '../rule.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor, whoEnters } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'JSON Schema takes an array without items for a list of anything. Model APIs and VS Code refuse it, and with it the request, so that every tool of every server is lost; Codex makes a list of strings of it, whatever the entries are.',
  sources: [
    'microsoft/vscode-copilot-chat, src/extension/tools/common/toolSchemaNormalizer.ts',
    'digitalocean/mcp-digitalocean#265',
    'lerd#1267',
  ],
  limit: 'arrayItems',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "tags": {\n            "type": "array",\n            "description": "Tags to look for"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "tags": {\n            "type": "array",\n            "items": {\n              "type": "string"\n            },\n            "description": "Tags to look for"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_ARRAY_WITHOUT_ITEMS',
  on: 'schema',
  title: 'An array without items',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    bare: ({ place, who }: { place: string; who: string }) => ({
      what: `The array ${place} has no items. ${who}`,
      todo: 'Say in items what the entries are, such as "items": { "type": "string" } where they are strings.',
    }),
    none: ({ place, who }: { place: string; who: string }) => ({
      what: `The array ${place} has false for its items, which counts as none. ${who}`,
      todo: 'Give it a schema for items, or "maxItems": 0 with "items": {} where it has to be empty.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'arrayItems')
    for (const at of schemasFor(subject, limits)) {
      const type = member(at.node, 'type')
      if (type?.value.type !== 'string' || type.value.value !== 'array') continue
      const items = member(at.node, 'items')?.value
      const isFalse = items?.type === 'boolean' && !items.value
      if (items && !isFalse) continue
      const hit = whoEnters(limits, at).filter(({ limit }) => !items || limit.notFalse)
      if (hit.length === 0) continue
      const data = { place: placeWords(subject, at.node), who: consequences(hit) }
      const fix: FixDraft = {
        title: 'Add "items": {}, which any entry fits',
        safety: 'suggested',
        edits: edit => edit.insert(at.node, 'items', {}, type),
      }
      report(items ? 'none' : 'bare', at.node, data, { ...judged(hit), fixes: items ? [] : [fix] })
    }
  },
})
