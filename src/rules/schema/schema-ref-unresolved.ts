import { namedDialect } from '../../schema/dialect.js'
import { definitionsNamed, refsOf } from '../../schema/refs.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'A $ref that begins with # points at a place in the same schema, counted from its root. Where nothing stands there, clients cannot compile the schema, and some drop the whole list of tools over it. It happens when a definition stands deeper, or was left in the document that the schema was cut out of.',
  sources: [
    'RFC 6901, section 6; JSON Schema 2020-12 core, sections 8.2 and 9.2',
    'anthropics/claude-code#76040: one reference that leads nowhere costs the whole list',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "add_pet",\n  "description": "Adds a pet to the shop.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "pet": { "$ref": "#/components/schemas/Pet" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "add_pet",\n  "description": "Adds a pet to the shop.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "pet": { "$ref": "#/$defs/Pet" } },\n    "$defs": { "Pet": { "type": "object" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_REF_UNRESOLVED',
  on: 'schema',
  title: 'A reference leads nowhere',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    nowhere: ({ start, steps, ref, of }: Record<'start' | 'steps' | 'ref' | 'of', string>) => ({
      what: `${start}, ${steps} refers to ${ref}, which is nowhere in it.`,
      todo: `Put the definition into $defs at the root of this ${of} and refer to it there: clients cannot compile the schema, and some drop the whole list.`,
    }),
    elsewhere: ({ start, steps, ref, found }: Record<'start' | 'steps' | 'ref' | 'found', string>) => ({
      what: `${start}, ${steps} refers to ${ref}, which is nowhere in it; ${found} is.`,
      todo: 'Refer to that one, or move the definition to where the reference leads: references count from the root, and clients cannot compile the schema.',
    }),
  },
  check(subject, report) {
    const { node, of } = subject.schema
    if (namedDialect(node).is === 'unknown') return
    for (const { node: ref, target } of refsOf(node)) {
      if (target.is !== 'nowhere') continue
      const data = { start: inSchema(subject), steps: stepsTo(subject, ref), ref: quote(ref.value) }
      const [found, another] = definitionsNamed(node, ref.value)
      if (found === undefined || another !== undefined) report('nowhere', ref, { ...data, of })
      else {
        const fix: FixDraft = {
          title: 'Refer to that one',
          safety: 'suggested',
          edits: edit => edit.replace(ref, found),
        }
        report('elsewhere', ref, { ...data, found: quote(found) }, { fixes: [fix] })
      }
    }
  },
})
