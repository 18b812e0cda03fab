import { namedDialect } from '../../schema/dialect.js'
import { refRings } from '../../schema/refs.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'A schema may refer to itself through properties or items: data ends somewhere, and so does the recursion. A reference that leads to another reference and at last back to itself never says anything, and a validator that follows it does not come back.',
  sources: ['JSON Schema 2020-12 core, section 9.4.1: guarding against infinite recursion'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "add_node",\n  "description": "Adds a node to the tree.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "node": { "$ref": "#/$defs/Node" } },\n    "$defs": { "Node": { "$ref": "#/$defs/Leaf" }, "Leaf": { "$ref": "#/$defs/Node" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "add_node",\n  "description": "Adds a node to the tree.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "node": { "$ref": "#/$defs/Node" } },\n    "$defs": { "Node": { "type": "object", "properties": { "next": { "$ref": "#/$defs/Node" } } } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_REF_CYCLE',
  on: 'schema',
  title: 'A reference leads only back to itself',
  severity: 'error',
  basis: 'advice',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    ring: ({ start, steps, ref }: Record<'start' | 'steps' | 'ref', string>) => ({
      what: `${start}, ${steps} refers to ${ref}, and from there references lead back to it without end.`,
      todo: 'Write a schema at one of these places: validators that follow the references never come back, or refuse the schema.',
    }),
  },
  check(subject, report) {
    if (namedDialect(subject.schema.node).is === 'unknown') return
    for (const { node } of refRings(subject.schema.node))
      report('ring', node, { start: inSchema(subject), steps: stepsTo(subject, node), ref: quote(node.value) })
  },
})
