import { namedDialect } from '../../schema/dialect.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { inSchema } from './shared-place.js'

export const page: RulePage = {
  why: 'A client that does not know the dialect a schema names has to answer with an error. Clients know 2020-12; the validators of the TypeScript SDK know 2019-09, draft-07 and draft-06 too, and throw at the first call of a tool whose schema names anything else.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index: JSON Schema Usage, Implementation Requirements',
    'modelcontextprotocol/typescript-sdk, validators/dialects.ts',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "$schema": "http://json-schema.org/draft-04/schema#", "type": "object" }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time in a city.",\n  "inputSchema": { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_DIALECT_UNSUPPORTED',
  on: 'schema',
  title: 'A schema names a dialect that clients do not know',
  severity: 'warning',
  basis: 'spec',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    dialect: ({ start, name }: Record<'start' | 'name', string>) => ({
      what: `${start}, $schema names ${name}, a dialect that clients do not know.`,
      todo: 'Write the schema in 2020-12 and leave $schema out, or name 2020-12, 2019-09, draft-07 or draft-06: clients answer others with an error. Nothing else in this schema was checked.',
    }),
  },
  check(subject, report) {
    const named = namedDialect(subject.schema.node)
    if (named.is === 'unknown')
      report('dialect', named.node, { start: inSchema(subject), name: quote(named.node.value) })
  },
})
