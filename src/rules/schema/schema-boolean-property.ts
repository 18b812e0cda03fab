import { effectiveMembers, member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'In JSON Schema true takes any value and false takes none. Before 2026-07-28 the schema of MCP wanted an object for each property at the top of a tool, so strict clients of those revisions refuse the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Tool, inputSchema.properties',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/changelog: SEP-2106',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "store",\n  "description": "Stores any value under a key.",\n  "inputSchema": { "type": "object", "properties": { "value": true } }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "store",\n  "description": "Stores any value under a key.",\n  "inputSchema": { "type": "object", "properties": { "value": {} } }\n}\n',
      },
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "store",\n  "description": "Stores any value under a key.",\n  "inputSchema": { "type": "object", "properties": { "value": true } }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_BOOLEAN_PROPERTY',
  on: 'schema',
  title: 'A property is true or false before 2026-07-28',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    boolean: ({
      start,
      steps,
      value,
      write,
      date,
    }: Record<'start' | 'steps' | 'value' | 'write' | 'date', string>) => ({
      what: `${start}, ${steps} is ${value}, and in ${date} each property at the top is an object.`,
      todo: `Write ${write}, which says the same: true and false came with 2026-07-28, and strict clients of this revision drop the list.`,
    }),
  },
  check(subject, report) {
    const { schema, revision } = subject
    const properties = member(schema.node, 'properties')?.value
    if (revision.booleanProperties || properties?.type !== 'object') return
    for (const { value } of effectiveMembers(properties)) {
      if (value.type !== 'boolean') continue
      const same = value.value ? {} : { not: {} }
      const data = { start: inSchema(subject), steps: stepsTo(subject, value), value: String(value.value) }
      const write = value.value ? '{}' : '{ "not": {} }'
      report(
        'boolean',
        value,
        { ...data, write, date: revision.date },
        {
          fixes: [{ title: `Write ${write}`, safety: 'safe', edits: edit => edit.replace(value, same) }],
        },
      )
    }
  },
})
