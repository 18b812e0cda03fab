import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf } from './shared-objections.js'
import { nameOf, toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Clients put the name of the server before the name of a tool, and it is the joined name that has a limit. With a long name of the server in the config a tool is left out, cut in the middle or not found, without a word. The rule speaks only where --server-name tells the name.',
  sources: ['PostHog/posthog#51483', 'google-gemini/gemini-cli#28970', 'ToolUniverse#65'],
  limit: 'qualifiedName',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['cursor'],
        serverName: 'notes-of-the-whole-company-in-europe',
        text: '{\n  "tools": [\n    {\n      "name": "search_the_notes_of_all_projects",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['cursor'],
        serverName: 'notes',
        text: '{\n  "tools": [\n    {\n      "name": "search_the_notes_of_all_projects",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_QUALIFIED_NAME_LENGTH',
  on: 'tool',
  title: 'The name of a tool is too long together with the name of its server',
  severity: 'warning',
  basis: 'target',
  yieldsTo: ['MCP_TOOL_NAME_INVALID'],
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    long: ({ tool, full, length, most, who }: Record<'tool' | 'full' | 'length' | 'most' | 'who', string>) => ({
      what: `The name of ${tool} becomes ${full}, which has ${length} characters. ${who}`,
      todo: `Give the server a shorter name in the client's config, or the tool: ${most} characters are taken.`,
    }),
  },
  check(subject, report) {
    const { serverName: server, targets } = subject
    const node = nameOf(subject)
    if (node === undefined || server === undefined) return
    const name = node.value
    const full = (form: string): string => form.replace('{server}', () => server).replace('{tool}', () => name)
    const lengthOf = (form: string): number => [...full(form)].length
    const limits = limitsOf(targets, 'qualifiedName').filter(({ limit }) => lengthOf(limit.form) > limit.most)
    const [first] = limits
    if (!first) return
    const { form, most } = first.limit
    const data = {
      ...{ tool: toolWords(subject), full: quote(full(form)), who: consequences(limits) },
      ...{ length: `${lengthOf(form)}`, most: `${most}` },
    }
    report('long', node, data, judged(limits))
  },
})
