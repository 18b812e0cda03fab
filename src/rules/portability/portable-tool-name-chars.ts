import { toolNames } from '../../kinds/dump/tool-names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { legalName, nameOf, toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'MCP allows dots in the names of tools, and model APIs do not. One such name makes the API refuse the whole request, with every tool of every server in it; other clients rename the tool, so that prompts and allowlists no longer fit. It is the commonest portability fault in public reports.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: names may have dots',
    'openai/codex#8174',
    'github/copilot-cli#1879',
  ],
  limit: 'nameDot',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "notes.search",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "notes_search",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_TOOL_NAME_CHARS',
  on: 'tool',
  title: 'The name of a tool has a dot, which not every consumer takes',
  severity: 'warning',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    dot: ({ tool, who, better }: { tool: string; who: string; better: string }) => ({
      what: `The name of ${tool} has a dot. ${who}`,
      todo: `Name it ${better}: MCP allows dots, but letters, digits, "_" and "-" are what every model and client takes.`,
    }),
  },
  check(subject, report) {
    const name = nameOf(subject)
    const limits = limitsOf(subject.targets, 'nameDot')
    if (limits.length === 0 || !legalName(name)) return
    const from = name.value.indexOf('.')
    if (from === -1) return
    const better = name.value.replaceAll('.', '_')
    const isFree = !toolNames(subject.dump).has(better)
    const data = { tool: toolWords(subject), who: consequences(limits), better: quote(better) }
    report('dot', { inside: name, from, to: from + 1 }, data, {
      ...judged(limits),
      fixes: isFree
        ? [{ title: `Rename it to ${quote(better)}`, safety: 'suggested', edits: edit => edit.replace(name, better) }]
        : [],
    })
  },
})
