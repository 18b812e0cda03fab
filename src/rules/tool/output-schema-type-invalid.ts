import { member } from '../../document/tree.js'
import { valueInWords } from '../../schema/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { rootTypeFixes, wrongRootType } from './shared-schema.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'Before 2026-07-28 the structured result of a tool is one JSON object, and its schema says so with "type": "object" at the top. Clients that check the list drop all tools over one that does not. Since 2026-07-28 an outputSchema may describe any value.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Tool, outputSchema',
    'anthropics/claude-code#10030: an outputSchema without type',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "list_cities",\n  "description": "Lists the cities that are known.",\n  "inputSchema": { "type": "object" },\n  "outputSchema": { "type": "array", "items": { "type": "string" } }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "list_cities",\n  "description": "Lists the cities that are known.",\n  "inputSchema": { "type": "object" },\n  "outputSchema": { "type": "array", "items": { "type": "string" } }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_OUTPUT_SCHEMA_TYPE_INVALID',
  on: 'tool',
  title: 'An outputSchema is not of type object before 2026-07-28',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    missing: ({ tool, date }: Record<'tool' | 'date', string>) => ({
      what: `The outputSchema of ${tool} has no type, and in ${date} it describes an object.`,
      todo: 'Add "type": "object" at its top: strict clients of this revision drop the whole list over a schema that does not say so.',
    }),
    wrong: ({ tool, is, date }: Record<'tool' | 'is' | 'date', string>) => ({
      what: `The type of the outputSchema of ${tool} is ${is}, and in ${date} only "object" may stand there.`,
      todo: 'Put the result into an object, or speak 2026-07-28, where it may be any value: strict clients of this revision drop the whole list.',
    }),
  },
  check({ tool, revision }, report) {
    if (tool.foreign || revision.outputSchemaRoot !== 'object') return
    const schema = member(tool.node, 'outputSchema')?.value
    const wrong = schema?.type === 'object' ? wrongRootType(schema) : undefined
    if (schema?.type !== 'object' || !wrong) return
    const { type } = wrong
    const fixes = rootTypeFixes(schema, type)
    const data = { tool: toolInWords(tool), date: revision.date }
    if (type) report('wrong', type, { ...data, is: valueInWords(type) }, { fixes })
    else report('missing', schema, data, { fixes })
  },
})
