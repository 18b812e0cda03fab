import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf, mostOf } from './shared-objections.js'
import { nameOf, toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'MCP allows 128 characters for the name of a tool, and several consumers take 64, some of them with a prefix of their own in it. The API then refuses the whole request, or the client leaves the tool out and says nothing.',
  sources: ['awslabs/mcp#3181', 'ComposioHQ/composio#2788', 'anthropics/claude-code#57813'],
  limit: 'nameLength',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_the_notes_of_all_projects_that_somebody_shared_with_the_team",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_TOOL_NAME_LENGTH',
  on: 'tool',
  title: 'The name of a tool is longer than a consumer takes',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_TOOL_NAME_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    long: ({ tool, length, most, who }: { tool: string; length: string; most: string; who: string }) => ({
      what: `The name of ${tool} has ${length} characters; taken are ${most}. ${who}`,
      todo: 'Shorten it: what a client puts before it, mostly the name of the server, counts there too.',
    }),
  },
  check(subject, report) {
    const name = nameOf(subject)
    if (!name) return
    const length = [...name.value].length
    const limits = limitsOf(subject.targets, 'nameLength').filter(
      ({ limit }) => length > limit.most && !(limit.prefixed && subject.serverName !== undefined),
    )
    if (limits.length === 0) return
    const data = { tool: toolWords(subject), length: `${length}`, most: mostOf(limits), who: consequences(limits) }
    report('long', name, data, judged(limits))
  },
})
