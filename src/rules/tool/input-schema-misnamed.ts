import { misnamedSchema } from '../../kinds/dump/input-schema.js'
import { defineRule, type RulePage } from '../rule.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'Model APIs and frameworks have other names for the schema of the arguments: input_schema in the Anthropic API, parameters in those of OpenAI and Gemini, args_schema in LangChain. An MCP client reads inputSchema alone and finds none.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts: Tool'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "input_schema": { "type": "object" }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "type": "object" }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_SCHEMA_MISNAMED',
  on: 'tool',
  title: 'The schema of a tool stands under another name',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    misnamed: ({ tool, name }: Record<'tool' | 'name', string>) => ({
      what: `${tool} has its schema under ${name}, and MCP calls it inputSchema.`,
      todo: `Rename ${name} to inputSchema: clients read that name alone, and strict ones drop the whole list.`,
    }),
  },
  check({ tool }, report) {
    const found = tool.foreign ? undefined : misnamedSchema(tool.node)
    if (!found) return
    report(
      'misnamed',
      { member: found, at: 'key' },
      { tool: toolInWords(tool), name: found.key.name },
      {
        fixes: [
          {
            title: `Rename ${found.key.name} to inputSchema`,
            safety: 'safe',
            edits: edit => edit.rename(found.key, 'inputSchema'),
          },
        ],
      },
    )
  },
})
