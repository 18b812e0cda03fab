import { member } from '../../document/tree.js'
import { valueInWords } from '../../schema/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { quotedSchema } from './shared-schema.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'An outputSchema is a JSON Schema in the form of an object. JSON Schema alone would take true and false too, but the type of the member in MCP does not, and strict clients drop the whole list.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts: Tool, outputSchema'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "type": "object" },\n  "outputSchema": true\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "type": "object" },\n  "outputSchema": { "type": "string" }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_OUTPUT_SCHEMA_NOT_OBJECT',
  on: 'tool',
  title: 'An outputSchema is no object',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    'no-object': ({ tool, is }: Record<'tool' | 'is', string>) => ({
      what: `The outputSchema of ${tool} is ${is}, but it has to be an object.`,
      todo: 'Write the JSON Schema of the result, or leave outputSchema out: strict clients drop the whole list.',
    }),
  },
  check({ tool, revision }, report) {
    if (tool.foreign || !revision.outputSchemaRoot) return
    const schema = member(tool.node, 'outputSchema')?.value
    if (!schema || schema.type === 'object' || schema.type === 'null') return // MCP_FIELD_NULL
    if (schema.type === 'array' && schema.items.length === 0) return // MCP_EMPTY_ARRAY_FOR_OBJECT
    const quoted = quotedSchema(schema)
    const fix: FixDraft = {
      title: 'Take the schema out of the quotes',
      safety: 'suggested',
      edits: edit => edit.replace(schema, quoted),
    }
    report('no-object', schema, { tool: toolInWords(tool), is: valueInWords(schema) }, { fixes: quoted ? [fix] : [] })
  },
})
