import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged, limitsOf, mostOf } from './shared-objections.js'
import { grouped, toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'A description that is too long is cut without a sign, and the model invents what it cannot read; an API has refused the request over it.',
  sources: ['anthropics/claude-code#87650', 'getsentry/sentry-mcp#106', 'aws/amazon-q-developer-cli, consts.rs'],
  limit: 'descriptionLength',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai'],
        text: `{ "tools": [{ "name": "search_notes", "description": "${'Searches the notes of a project. '.repeat(35).trim()}", "inputSchema": { "type": "object", "properties": {} } }] }\n`,
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['all'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** How long a text is in UTF-8. */
function bytesIn(text: string): number {
  let count = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return count
}

export default defineRule({
  code: 'MCP_PORTABLE_DESCRIPTION_LENGTH',
  on: 'tool',
  title: 'The description of a tool is longer than a consumer takes',
  severity: 'warning',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    long: ({ tool, length, most, who }: Record<'tool' | 'length' | 'most' | 'who', string>) => ({
      what: `The description of ${tool} has ${length} characters; taken are ${most}. ${who}`,
      todo: 'Say the most important things first and put the rest into the descriptions of parameters, a prompt or a resource.',
    }),
  },
  check(subject, report) {
    const text = member(subject.tool.node, 'description')?.value
    if (subject.tool.foreign || text?.type !== 'string') return
    const limits = limitsOf(subject.targets, 'descriptionLength').filter(
      ({ limit: { most, unit } }) => (unit === 'bytes' ? bytesIn(text.value) : charactersIn(text.value)) > most,
    )
    if (limits.length === 0) return
    const data = {
      ...{ tool: toolWords(subject), who: consequences(limits) },
      ...{ length: grouped(charactersIn(text.value)), most: mostOf(limits) },
    }
    report('long', text, data, judged(limits))
  },
})
