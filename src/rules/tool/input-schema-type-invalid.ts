import { inputSchemaOf } from '../../kinds/dump/input-schema.js'
import { valueInWords } from '../../schema/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { rootTypeFixes, wrongRootType } from './shared-schema.js'
import { toolInWords } from './shared-tool.js'

export const page: RulePage = {
  why: 'The arguments of a tool are always one JSON object, and every revision of MCP wants the schema to say so with "type": "object" at its top. A list of types, a $ref or an anyOf there does not do. Some clients drop the tool, strict ones the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts: Tool, inputSchema',
    'awwaiid/mcp-server-taskwarrior#11: a schema without type costs the list',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "properties": { "city": { "type": "string" } } }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "type": "object", "properties": { "city": { "type": "string" } } }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_SCHEMA_TYPE_INVALID',
  on: 'tool',
  title: 'An inputSchema is not of type object',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['tool'],
  since: '0.1.0',
  messages: {
    missing: ({ tool }: Record<'tool', string>) => ({
      what: `The inputSchema of ${tool} has no type.`,
      todo: 'Add "type": "object" at its top: arguments are one object, and strict clients drop the whole list over a schema that does not say so.',
    }),
    wrong: ({ tool, is }: Record<'tool' | 'is', string>) => ({
      what: `The type of the inputSchema of ${tool} is ${is}, but only "object" may stand there.`,
      todo: 'Write "type": "object": arguments are one object, and strict clients drop the whole list over anything else.',
    }),
  },
  check({ tool }, report) {
    const schema = tool.foreign ? undefined : inputSchemaOf(tool.node)?.value
    const wrong = schema?.type === 'object' ? wrongRootType(schema) : undefined
    if (schema?.type !== 'object' || !wrong) return
    const { type } = wrong
    const fixes = rootTypeFixes(schema, type)
    if (type) report('wrong', type, { tool: toolInWords(tool), is: valueInWords(type) }, { fixes })
    else report('missing', schema, { tool: toolInWords(tool) }, { fixes })
  },
})
