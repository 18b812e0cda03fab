import { member } from '../../document/tree.js'
import { valueInWords } from '../../schema/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { quotedSchema } from './shared-schema.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'An inputSchema is a JSON Schema in the form of an object. null and true are refused, though JSON Schema alone would take true, and a schema in quotes is only a string.',
  sources: ['modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: Data Types, Tool'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [{ "name": "get_time", "description": "Tells the time in a city.", "inputSchema": null }]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [{ "name": "get_time", "description": "Tells the time in a city.", "inputSchema": { "type": "object" } }]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_SCHEMA_NOT_OBJECT',
  on: 'tool',
  title: 'An inputSchema is no object',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    'no-object': ({ tool, is }: Record<'tool' | 'is', string>) => ({
      what: `The inputSchema of ${tool} is ${is}, but it has to be an object.`,
      todo: 'Write the JSON Schema of the arguments; without any, { "type": "object", "additionalProperties": false }: strict clients drop the whole list.',
    }),
    quoted: ({ tool }: Record<'tool', string>) => ({
      what: `The inputSchema of ${tool} is a schema in quotes, and so only a string.`,
      todo: 'Take the quotes and the backslashes away: strict clients drop the whole list.',
    }),
  },
  check({ tool }, report) {
    const schema = tool.foreign ? undefined : member(tool.node, 'inputSchema')?.value
    if (!schema || schema.type === 'object') return
    if (schema.type === 'array' && schema.items.length === 0) return // MCP_EMPTY_ARRAY_FOR_OBJECT
    const quoted = quotedSchema(schema)
    if (!quoted) return report('no-object', schema, { tool: toolInWords(tool), is: valueInWords(schema) })
    const fix: FixDraft = {
      title: 'Take the schema out of the quotes',
      safety: 'suggested',
      edits: edit => edit.replace(schema, quoted),
    }
    report('quoted', schema, { tool: toolInWords(tool) }, { fixes: [fix] })
  },
})
