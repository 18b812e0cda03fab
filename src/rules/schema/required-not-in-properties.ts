import { namedDialect } from '../../schema/dialect.js'
import { type LostName, lostNames } from '../../schema/required.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'A model fills in what properties describes. A name that is only required has no type and no description for it, so calls fail: the model leaves it out, or guesses. Most often it is misspelt, or was renamed in one place only. Some model APIs refuse such a tool.',
  sources: ['JSON Schema 2020-12 validation, section 6.5.3: required says nothing about what properties describes'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_weather",\n  "description": "Tells the weather in a city.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "city": { "type": "string" } },\n    "required": ["city", "units"]\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "find_place",\n  "description": "Finds a place by its name or its code.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "city": { "type": "string" }, "zip": { "type": "string" } },\n    "anyOf": [{ "required": ["city"] }, { "required": ["zip"] }]\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_REQUIRED_NOT_IN_PROPERTIES',
  on: 'schema',
  title: 'A required name is not among the properties',
  severity: 'warning',
  basis: 'advice',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    lost: ({ start, steps, name }: Record<'start' | 'steps' | 'name', string>) => ({
      what: `${start}, ${steps} asks for ${name}, which properties does not have.`,
      todo: 'Describe it in properties, or take it out of required: a model cannot fill in what it is not shown.',
    }),
    near: ({ start, steps, name, meant }: Record<'start' | 'steps' | 'name' | 'meant', string>) => ({
      what: `${start}, ${steps} asks for ${name}, which properties does not have; it has ${meant}.`,
      todo: 'Write that name, or describe this one in properties: a model cannot fill in what it is not shown.',
    }),
  },
  check(subject, report) {
    const { of, node } = subject.schema
    if (of !== 'inputSchema' || namedDialect(node).is === 'unknown') return
    let guesses = 0
    for (const lost of lostNames(node)) {
      const meant = guesses++ < MOST_GUESSES ? meantName(lost) : undefined
      const at = lost.node
      const steps = stepsTo(subject, at.holder?.in === 'list' ? at.holder.list : at)
      const data = { start: inSchema(subject), steps, name: quote(at.value) }
      if (meant === undefined) report('lost', at, data)
      else {
        const fix: FixDraft = {
          title: `Write ${quote(meant)}`,
          safety: 'suggested',
          edits: edit => edit.replace(at, meant),
        }
        report('near', at, { ...data, meant: quote(meant) }, { fixes: [fix] })
      }
    }
  },
})

/** Large schemas have too many names to compare each with each. */
const MOST_NAMES = 50
/** Of a schema that has lost many names, the first ones show what happened. */
const MOST_GUESSES = 5

/** A name of a property that is nearly the same and not required itself. */
function meantName({ node, known }: LostName): string | undefined {
  if (known.size > MOST_NAMES || node.holder?.in !== 'list') return undefined
  if (node.holder.list.items.length > MOST_NAMES) return undefined
  const taken = new Set(node.holder.list.items.map(item => (item.type === 'string' ? item.value : '')))
  return nearest(
    node.value,
    [...known].filter(name => !taken.has(name)),
  )
}
