import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { legalName, nameOf, toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'MCP does not care how the name of a tool begins, but Gemini takes a letter or "_" only, and Kiro puts an "a" before what is no letter.',
  sources: [
    'googleapis/python-genai, google/genai/types.py: FunctionDeclaration',
    'aws/amazon-q-developer-cli, tool_utils.rs',
  ],
  limit: 'nameStart',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "3d_search",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['gemini'],
        text: '{\n  "tools": [\n    {\n      "name": "search_3d",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_TOOL_NAME_START',
  on: 'tool',
  title: 'The name of a tool begins with a character that a consumer does not take there',
  severity: 'error',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    start: ({ tool, who }: { tool: string; who: string }) => ({
      what: `The name of ${tool} does not begin with a letter. ${who}`,
      todo: 'Put a letter in front: every consumer takes a name that begins with one.',
    }),
  },
  check(subject, report) {
    const name = nameOf(subject)
    if (!legalName(name)) return
    const limits = limitsOf(subject.targets, 'nameStart').filter(
      ({ limit }) => !new RegExp(`^${limit.pattern}`).test(name.value),
    )
    if (limits.length === 0) return
    report(
      'start',
      { inside: name, from: 0, to: 1 },
      { tool: toolWords(subject), who: consequences(limits) },
      judged(limits),
    )
  },
})
