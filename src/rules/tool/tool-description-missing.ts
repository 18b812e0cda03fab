import { member } from '../../document/tree.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A model chooses among tools by what their descriptions say. A tool without one is called at the wrong moment, or never.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: Data Types, Tool (description is optional)',
  ],
  examples: {
    bad: [
      { file: 'tools.json', text: '{ "tools": [{ "name": "get_weather", "inputSchema": { "type": "object" } }] }\n' },
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
  code: 'MCP_TOOL_DESCRIPTION_MISSING',
  on: 'tool',
  title: 'A tool has no description',
  severity: 'info',
  basis: 'advice',
  yieldsTo: ['MCP_PORTABLE_DESCRIPTION_EMPTY'],
  tags: ['description'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string }) => ({
      what: `${who} has no description.`,
      todo: 'Say what it does and when to use it: a model chooses tools by their descriptions.',
    }),
    blank: ({ who }: { who: string }) => ({
      what: `The description of ${who} is blank.`,
      todo: 'Say what the tool does and when to use it: a model chooses tools by their descriptions.',
    }),
  },
  check({ tool }, report) {
    if (tool.foreign) return
    const value = member(tool.node, 'description')?.value
    if (!value) report('absent', tool.node, { who: called(tool) })
    else if (value.type === 'string' && value.value.trim() === '') report('blank', value, { who: called(tool) })
  },
})
