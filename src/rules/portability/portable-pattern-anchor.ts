import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, schemasFor } from './shared-schemas.js'
import { placeWords } from './shared-words.js'

export const page: RulePage = {
  why: 'The engine llama.cpp makes a grammar of each schema, and a pattern without anchors is something that it cannot build. One such tool makes the request fail for every program that is made with it.',
  sources: ['containers/kubernetes-mcp-server#758'],
  limit: 'patternAnchors',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "label": {\n            "type": "string",\n            "pattern": "[a-z]+"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['llamacpp'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "label": {\n            "type": "string",\n            "pattern": "^[a-z]+$"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_PATTERN_ANCHOR',
  on: 'schema',
  title: 'A pattern that does not span the whole text',
  severity: 'error',
  basis: 'target',
  yieldsTo: ['MCP_JSON_SCHEMA_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    loose: ({ place, who }: { place: string; who: string }) => ({
      what: `The pattern of ${place} does not begin with "^" and end with "$". ${who}`,
      todo: 'Write a pattern for the whole text between "^" and "$"; where it should fit anywhere, put ".*" before and behind it.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'patternAnchors')
    for (const { node } of schemasFor(subject, limits)) {
      const pattern = member(node, 'pattern')?.value
      if (pattern?.type !== 'string' || (pattern.value.startsWith('^') && pattern.value.endsWith('$'))) continue
      report('loose', pattern, { place: placeWords(subject, node), who: consequences(limits) }, judged(limits))
    }
  },
})
