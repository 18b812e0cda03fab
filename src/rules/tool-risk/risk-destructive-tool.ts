import { member } from '../../document/tree.js'
import { fold } from '../../risk/fold.js'
import { destroyingWord, findDestruction } from '../../risk/names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { hasHints, hint } from './shared-hints.js'

export const page: RulePage = {
  why: 'Clients decide by annotations when to ask. Without them a tool counts as destructive by the specification, but many clients ask for nothing then.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25: destructiveHint is true where it is left out',
    'measured on 25,197 declarations of real servers (2026-11): 38 of 1,000',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "delete_item",\n      "description": "Deletes one item.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "delete_item",\n      "description": "Deletes one item.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      },\n      "annotations": {\n        "readOnlyHint": false,\n        "destructiveHint": true\n      }\n    }\n  ]\n}\n',
      },
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_deleted_items",\n      "description": "Lists what was deleted.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_DESTRUCTIVE_TOOL',
  on: 'tool',
  title: 'A tool that seems to destroy or run things, without annotations',
  severity: 'info',
  basis: 'advice',
  tags: owasp('02'),
  since: '0.1.0',
  messages: {
    name: ({ name, word }: { name: string; word: string }) => ({
      what: `${name} sounds as if it destroys data or runs commands (${word}), and its annotations do not say so.`,
      todo: 'Add destructiveHint (and readOnlyHint: false), so that clients can ask before the call.',
    }),
    text: ({ text }: { text: string }) => ({
      what: `The description says that the tool destroys data or runs anything (${text}), and its annotations do not say so.`,
      todo: 'Add destructiveHint (and readOnlyHint: false), so that clients can ask before the call.',
    }),
  },
  check({ tool }, report) {
    if (tool.foreign || !tool.name) return
    const isSaid =
      hasHints(tool.node) &&
      (hint(tool.node, 'destructiveHint') !== undefined || hint(tool.node, 'readOnlyHint') === true)
    if (isSaid) return
    const word = destroyingWord(tool.name.value)
    if (word !== undefined) return report('name', tool.name, { name: quote(tool.name.value), word }, riskExtras('low'))
    const description = member(tool.node, 'description')?.value
    if (description?.type !== 'string') return
    const folded = fold(description.value)
    const found = findDestruction(folded.text)
    if (!found) return
    const { from, to } = folded.place(found.from, found.to)
    report(
      'text',
      { inside: description, from, to },
      { text: quote(description.value.slice(from, to)) },
      riskExtras('low'),
    )
  },
})
