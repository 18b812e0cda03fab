import { member } from '../../document/tree.js'
import { misnamedSchema } from '../../kinds/dump/input-schema.js'
import { defineRule, type RulePage } from '../rule.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'Every tool has an inputSchema in every revision of MCP, also one without parameters. Strict clients check the whole list at once and drop all tools when one has none.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts: Tool'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    { "name": "get_time", "description": "Tells the time in a city." }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "description": "Tells the time on the server.",\n      "inputSchema": { "type": "object", "additionalProperties": false }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_SCHEMA_MISSING',
  on: 'tool',
  title: 'A tool has no inputSchema',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    missing: ({ tool }: { tool: string }) => ({
      what: `${tool} has no inputSchema.`,
      todo: 'Describe its parameters there; without any, write { "type": "object", "additionalProperties": false }: strict clients drop the whole list over a tool without it.',
    }),
  },
  check({ tool }, report) {
    if (tool.foreign || member(tool.node, 'inputSchema') || misnamedSchema(tool.node)) return
    const name = member(tool.node, 'description') ?? member(tool.node, 'name')
    report(
      'missing',
      tool.node,
      { tool: toolInWords(tool) },
      {
        fixes: [
          {
            title: 'Add an inputSchema without parameters',
            safety: 'suggested',
            edits: edit => edit.insert(tool.node, 'inputSchema', { type: 'object', additionalProperties: false }, name),
          },
        ],
      },
    )
  },
})
