import type { Node } from '../../document/document.js'
import { pathOf } from '../../document/tree.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import { checkSchema, type SchemaProblem } from '../../schema/check.js'
import { brokenInWords } from '../../schema/pattern-words.js'
import { checkRoot } from '../../schema/root.js'
import { meantType, typeNames } from '../../schema/type-names.js'
import { valueInWords, wantsInWords } from '../../schema/words.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type Report, type RulePage } from '../rule.js'
import {
  exclusiveFixes,
  holderOf,
  nullFixes,
  propertyOf,
  requiredFixes,
  schemaFixes,
  typeFixes,
  unquoted,
} from './shared-invalid.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: "Clients hand a tool's schema to a model and check arguments and results with it. A schema that breaks the rules of JSON Schema cannot be compiled: some clients drop the tool, some the whole list, and some fail at the first call.",
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index: JSON Schema Usage, Schema Validation',
    'json-schema-org/json-schema-spec, the meta-schemas of 2020-12, 2019-09, draft-07 and draft-06',
    'anthropics/claude-code#44364: a list with "required": null is dropped',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_weather",\n  "description": "Tells the weather in a city.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "city": { "type": "strng" } }\n  }\n}\n',
      },
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "name": "get_weather",\n  "description": "Tells the weather in a city.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "city": { "type": "string", "required": true } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_weather",\n  "description": "Tells the weather in a city.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "city": { "type": ["string", "null"], "default": null } },\n    "required": ["city"]\n  }\n}\n',
      },
    ],
  },
}

interface At {
  /** `In the inputSchema of "get_weather"`. */
  readonly start: string
  readonly steps: string
}

const messages = {
  type: ({ start, steps, name, meant }: At & { name: string; meant: string | undefined }) => ({
    what: `${start}, ${steps} is ${quote(name)}, which is no JSON Schema type.`,
    todo: `${meant ? `Write "${meant}", if that is meant` : `Use one of ${list(typeNames, 'and')}`}: validators refuse a schema with a type that they do not know.`,
  }),
  anyType: ({ start, steps, name }: At & { name: string }) => ({
    what: `${start}, ${steps} is ${quote(name)}, which is no JSON Schema type.`,
    todo: 'Leave type out where any value will do: a schema without it takes them all.',
  }),
  schema: ({ start, steps, is, tuple }: At & { is: string; tuple: boolean }) => ({
    what: `${start}, ${steps} is ${is}, but a schema belongs there.`,
    todo: tuple
      ? 'Write prefixItems for a list of schemas, one for each place: since 2020-12 items is one schema for all that follow.'
      : 'Write an object such as { "type": "string" }, or {} for any value: validators refuse anything else.',
  }),
  required: ({ start, steps, is }: At & { is: string }) => ({
    what: `${start}, ${steps} is ${is}, but required is a list of names.`,
    todo: 'Name the property in the required list of the schema that holds it: inside the property itself it is no JSON Schema any more.',
  }),
  null: ({ start, steps }: At) => ({
    what: `${start}, ${steps} is null.`,
    todo: 'Leave it out instead: null is no value that this keyword can have, and strict clients drop the whole list over it.',
  }),
  exclusive: ({ start, steps, is }: At & { is: string }) => ({
    what: `${start}, ${steps} is ${is}, which is how draft-04 wrote it.`,
    todo: 'Write the bound itself there, as a number: since draft-06 it stands for itself and needs no minimum or maximum.',
  }),
  value: ({ start, steps, is, wants }: At & { is: string; wants: string }) => ({
    what: `${start}, ${steps} is ${is}, but ${wants} belongs there.`,
    todo: `Write ${wants}: validators refuse the schema otherwise.`,
  }),
  name: ({ start, steps, is, keyword }: At & { is: string; keyword: string }) => ({
    what: `${start}, ${steps} is ${is}, which is no name that ${keyword} may have.`,
    todo:
      keyword === '$id'
        ? 'Write an address without a fragment, and $anchor for a name inside the schema.'
        : 'Begin with a letter and go on with letters, digits, "-", "_" and ".".',
  }),
  empty: ({ start, steps }: At) => ({
    what: `${start}, ${steps} is an empty list.`,
    todo: 'Leave the keyword out or fill the list: JSON Schema wants at least one entry there.',
  }),
  repeated: ({ start, steps }: At) => ({
    what: `${start}, ${steps} has the same entry twice.`,
    todo: 'Leave one of them out: JSON Schema wants every entry there once.',
  }),
  pattern: ({ start, steps, part, is, write }: At & Record<'part' | 'is' | 'write', string>) => ({
    what: `${start}, ${steps} is no regular expression${is ? `: ${part} ${is}` : ' that JavaScript can read'}.`,
    todo: `${write}: patterns are ECMA-262, and validators fail on others before they look at a value.`,
  }),
}

export default defineRule({
  code: 'MCP_JSON_SCHEMA_INVALID',
  on: 'schema',
  title: 'A schema breaks the rules of JSON Schema',
  severity: 'error',
  basis: 'spec',
  tags: ['schema'],
  since: '0.1.0',
  messages,
  check(subject, report) {
    const { schema, revision } = subject
    const problems = checkSchema(schema.node, revision.defaultDialect)
    const ofRoot = revision.booleanProperties ? [] : checkRoot(schema.node)
    for (const problem of [...problems, ...ofRoot])
      if (problem.kind === 'pattern' || !isJudgedByTool(problem.node, subject)) tell(problem, subject, report)
  },
})

/** A wrong type at the root is a finding about the tool. */
function isJudgedByTool(node: Node, { schema, revision }: SchemaSubject): boolean {
  if (schema.of === 'outputSchema' && revision.outputSchemaRoot !== 'object') return false
  const at = node.holder?.in === 'list' ? node.holder.list : node
  const holder = holderOf(at)
  return holder?.owner === schema.node && holder.key.name === 'type'
}

/** Since 2025-11-25 schemas have to be valid; before, the revisions only say what `properties` and `required` of the root are. */
function isAskedFor(node: Node, { schema, revision }: SchemaSubject): boolean {
  if (revision.defaultDialect) return true
  const [first, ...rest] = pathOf(node).slice(pathOf(schema.node).length)
  return rest.length <= 1 && (first === 'properties' || first === 'required')
}

type Tell<K extends SchemaProblem['kind']> = (
  problem: Extract<SchemaProblem, { kind: K }>,
  at: At,
  report: Report<typeof messages>,
) => void

const tellType: Tell<'type-name'> = ({ node }, at, report) => {
  const name = node.value
  if (name.trim().toLowerCase() === 'any') report('anyType', node, { ...at, name })
  else report('type', node, { ...at, name, meant: meantType(name)?.type }, { fixes: typeFixes(node) })
}

const tellSchema: Tell<'no-schema'> = ({ node, keyword }, at, report) => {
  const tuple = keyword === 'items' && node.type === 'array' && node.items.length > 0
  report('schema', node, { ...at, is: valueInWords(node), tuple }, { fixes: schemaFixes(node) })
}

const tellValue: Tell<'wrong-type'> = ({ node, keyword, wants }, at, report) => {
  const is = valueInWords(node)
  const holder = holderOf(node)
  if (node.type === 'null' && keyword !== 'type' && holder?.key.name === keyword)
    report('null', node, at, { fixes: nullFixes(node, keyword) })
  else if (node.type === 'boolean' && keyword === 'required' && holder && propertyOf(holder.owner))
    report('required', node, { ...at, is }, { fixes: requiredFixes(node) })
  else if (node.type === 'boolean' && keyword.startsWith('exclusive'))
    report('exclusive', node, { ...at, is }, { fixes: exclusiveFixes(node, keyword) })
  else report('value', node, { ...at, is, wants: wantsInWords(wants) }, { fixes: unquoted(node, wants) })
}

const tellPattern: Tell<'pattern'> = ({ at: place, source, verdict }, at, report) => {
  if (verdict.grade !== 'nowhere') return // MCP_SCHEMA_PATTERN_PORTABILITY
  const { hint, from, to } = verdict
  const data = { ...at, part: quote(source.slice(from, to)), ...brokenInWords(hint) }
  report('pattern', 'key' in place ? { member: place, at: 'key' } : place, data)
}

const TELL: { readonly [K in SchemaProblem['kind']]: Tell<K> } = {
  'type-name': tellType,
  'no-schema': tellSchema,
  'wrong-type': tellValue,
  range: ({ node, wants }, at, report) =>
    report('value', node, { ...at, is: valueInWords(node), wants: wantsInWords(wants) }),
  name: ({ node, keyword }, at, report) => report('name', node, { ...at, is: valueInWords(node), keyword }),
  'empty-list': ({ node }, at, report) => report('empty', node, at),
  repeated: ({ node }, at, report) => report('repeated', node, at),
  'empty-array': () => {}, // MCP_EMPTY_ARRAY_FOR_OBJECT
  pattern: tellPattern,
}

function tell(problem: SchemaProblem, subject: SchemaSubject, report: Report<typeof messages>): void {
  const node = problem.kind === 'pattern' ? ('key' in problem.at ? problem.at.value : problem.at) : problem.node
  const say = TELL[problem.kind] as Tell<SchemaProblem['kind']>
  const basis = isAskedFor(node, subject) ? 'spec' : 'advice'
  say(problem, { start: inSchema(subject), steps: stepsTo(subject, node) }, (id, place, data, extras) =>
    report(id, place, data, { ...extras, basis }),
  )
}
