import { wordCount } from '../../text/word-count.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

/** Fewer words say hardly more than the name. */
const FEWEST = 3

export const page: RulePage = {
  why: 'A model sees only the name, the description and the parameters of a tool. One or two words leave it to guess what the tool does, what it needs and when another tool is the better one.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: Data Types, Tool (no length is asked for)',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get_weather", "description": "Get weather", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get_weather", "description": "Says what the weather is like in a city.", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_DESCRIPTION_TOO_SHORT',
  on: 'tool',
  title: "A tool's description is one or two words long",
  severity: 'info',
  basis: 'advice',
  tags: ['description'],
  since: '0.1.0',
  messages: {
    short: ({ who }: { who: string }) => ({
      what: `The description of ${who} says little more than a name.`,
      todo: 'Write a sentence: what the tool does, what it gives back and when to use it; a model has nothing else to go by.',
    }),
  },
  check({ tool }, report) {
    const description = textOf(tool.node, 'description')
    if (tool.foreign || !description || description.value.trim() === '') return
    // Nobody writes a text of this length with one word in it; counting it would cost time.
    if (description.value.length > 200 || wordCount(description.value) >= FEWEST) return
    report('short', description, { who: called(tool) })
  },
})
