import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'MCP does not ask for the description of a tool, but some consumers do: the request is refused or the tool is left out.',
  sources: [
    "AWS's page API_runtime_ToolSpecification: description has a minimum length of 1",
    'aws/amazon-q-developer-cli, tool_utils.rs',
  ],
  limit: 'emptyDescription',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['bedrock'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['bedrock', 'kiro'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_DESCRIPTION_EMPTY',
  on: 'tool',
  title: 'A tool without a description is refused by a consumer',
  severity: 'error',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    empty: ({ tool, who }: { tool: string; who: string }) => ({
      what: `The description of ${tool} is empty. ${who}`,
      todo: 'Say in a sentence what the tool does and when to use it.',
    }),
    absent: ({ tool, who }: { tool: string; who: string }) => ({
      what: `There is no description in ${tool}. ${who}`,
      todo: 'Add one: a sentence that says what the tool does and when to use it.',
    }),
  },
  check(subject, report) {
    const text = member(subject.tool.node, 'description')?.value
    if (subject.tool.foreign) return
    if (text && (text.type !== 'string' || text.value !== '')) return
    const limits = limitsOf(subject.targets, 'emptyDescription').filter(({ limit }) => text || limit.absent)
    if (limits.length === 0) return
    const data = { tool: toolWords(subject), who: consequences(limits) }
    report(text ? 'empty' : 'absent', text ?? subject.tool.node, data, judged(limits))
  },
})
