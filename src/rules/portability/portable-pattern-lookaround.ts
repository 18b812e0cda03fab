import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'The engine llama.cpp makes a grammar of each schema, and a grammar cannot look ahead or behind. One such tool makes the request fail for every program that is made with it.',
  sources: ['email-mcp#58'],
  limit: 'patternLookaround',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "mail": {\n            "type": "string",\n            "pattern": "^(?!\\\\.)[a-z.]+@[a-z.]+$"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "mail": {\n            "type": "string",\n            "pattern": "^[a-z][a-z.]*@[a-z.]+$"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** The first lookahead or lookbehind, past escapes and classes of characters. */
function lookaround(pattern: string): { readonly index: number; readonly length: number } | undefined {
  let inClass = false
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]
    if (char === '\\') i++
    else if (inClass) inClass = char !== ']'
    else if (char === '[') inClass = true
    else if (char === '(') {
      const [found] = /^\(\?<?[=!]/.exec(pattern.slice(i, i + 4)) ?? []
      if (found) return { index: i, length: found.length }
    }
  }
  return undefined
}

export default defineRule({
  code: 'MCP_PORTABLE_PATTERN_LOOKAROUND',
  on: 'schema',
  title: 'A pattern that looks ahead or behind',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    looks: ({ place, who }: { place: string; who: string }) => ({
      what: `The pattern of ${place} looks ahead or behind. ${who}`,
      todo: 'Write the pattern without it and check the rest in the server.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'patternLookaround')
    for (const { node } of schemasFor(subject, limits)) {
      const pattern = member(node, 'pattern')?.value
      if (pattern?.type !== 'string') continue
      const found = lookaround(pattern.value)
      if (!found) continue
      const place = { inside: pattern, from: found.index, to: found.index + found.length }
      report('looks', place, { place: placeWords(subject, node), who: consequences(limits) }, judged(limits))
    }
  },
})
