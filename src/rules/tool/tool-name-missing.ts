import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client calls a tool by its name. Without one the tool cannot be called, and strict clients refuse the whole list because of it, so the other tools are gone as well.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Tool, BaseMetadata',
    'modelcontextprotocol/php-sdk: an empty name is refused',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "description": "Says what the weather is like.", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get_weather", "description": "Says what the weather is like.", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_NAME_MISSING',
  on: 'tool',
  title: 'A tool has no name',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string; is: string }) => ({
      what: `${who} has no name.`,
      todo: 'Give it one: clients call a tool by its name, and strict ones refuse the whole list without it.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The name of ${who} is ${is}, not a string.`,
      todo: 'Write the name as a string: strict clients refuse the whole list over any other type.',
    }),
    empty: ({ who }: { who: string; is: string }) => ({
      what: `The name of ${who} is empty.`,
      todo: 'Give it a name: nobody can call a tool that has none.',
    }),
  },
  check({ tool }, report) {
    if (tool.foreign) return
    const missing = missingText(tool.node, 'name')
    if (missing) report(missing.id, missing.at, { who: called(tool), is: missing.is })
  },
})
