import { quote } from '../../text/words.js'
import { repeated, repeatedAcross } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients keep tools by name, so of two tools with one name only one can be called. Which one differs from client to client: some keep the first, some the last, some refuse the list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: Tool Names',
    'modelcontextprotocol/modelcontextprotocol, schema/2024-11-05/schema.ts: names identify tools',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: `{
  "tools": [
    { "name": "search", "description": "Searches the notes by words.", "inputSchema": { "type": "object" } },
    { "name": "search", "description": "Searches the tickets by words.", "inputSchema": { "type": "object" } }
  ]
}
`,
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: `{
  "tools": [
    { "name": "search", "description": "Searches the notes by words.", "inputSchema": { "type": "object" } },
    { "name": "Search", "description": "Searches the tickets by words.", "inputSchema": { "type": "object" } }
  ]
}
`,
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_NAME_DUPLICATE',
  on: 'dump',
  title: 'Two tools have the same name',
  severity: 'warning',
  basis: 'spec',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    again: ({ name }: { name: string }) => ({
      what: `An earlier tool is called ${name} too.`,
      todo: 'Give each tool a name of its own: a client can call only one of those that share a name.',
    }),
    elsewhere: ({ name, file }: Record<'name' | 'file', string>) => ({
      what: `Another file of this server, ${file}, lists a tool called ${name} too.`,
      todo: 'Give each tool a name of its own: a client can call only one of those that share a name.',
    }),
  },
  check({ dump }, report) {
    for (const { text, first } of repeated(dump.lists, 'tools', 'name'))
      report(
        'again',
        text,
        { name: quote(text.value) },
        { related: [{ place: first, message: 'The name was used here first.' }] },
      )
  },
  across(run, report) {
    for (const { entry, first } of repeatedAcross(run, 'tools'))
      report(
        'elsewhere',
        { entry },
        { name: quote(entry.id), file: quote(first.uri) },
        { related: [{ place: { entry: first }, message: 'The name was used here first.' }] },
      )
  },
})
