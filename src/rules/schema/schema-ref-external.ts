import { namedDialect } from '../../schema/dialect.js'
import { refsOf } from '../../schema/refs.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'A list of tools travels without the files that its schemas may refer to, and clients do not fetch addresses by themselves. Since 2026-07-28 a schema that stays unresolved over that is to be rejected.',
  sources: ['modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index: $ref Resolution'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "add_pet",\n  "description": "Adds a pet to the shop.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "pet": { "$ref": "https://schemas.example/pet.json" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "add_pet",\n  "description": "Adds a pet to the shop.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "pet": { "$ref": "#/$defs/Pet" } },\n    "$defs": { "Pet": { "type": "object" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_REF_EXTERNAL',
  on: 'schema',
  title: 'A reference leads out of the schema',
  severity: 'error',
  basis: 'spec',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    external: ({ start, steps, ref }: Record<'start' | 'steps' | 'ref', string>) => ({
      what: `${start}, ${steps} refers to ${ref}, which is not part of this schema.`,
      todo: 'Copy the definition into $defs and refer to it there: clients do not fetch references, and without it they cannot use the schema.',
    }),
  },
  check(subject, report) {
    const { schema, revision } = subject
    if (namedDialect(schema.node).is === 'unknown') return
    for (const { node, target } of refsOf(schema.node)) {
      if (target.is !== 'external') continue
      const data = { start: inSchema(subject), steps: stepsTo(subject, node), ref: quote(node.value) }
      report('external', node, data, revision.externalRefsRefused ? {} : { severity: 'warning', basis: 'advice' })
    }
  },
})
