import type { ArrayNode, Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { inputSchemaOf } from '../../kinds/dump/input-schema.js'
import type { DumpContext } from '../../kinds/subjects.js'
import { checkSchema } from '../../schema/check.js'
import type { ObjectName, SpecRevision } from '../../spec/revision.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'PHP has one kind of array, and json_encode writes an empty one as [], also where an object was meant. So an empty properties, annotations or _meta of a PHP server is a list. Strict clients drop the whole list of tools over it.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Tool, ServerCapabilities',
    'elementor/elementor#37320, shopware/shopware#18722: tools of PHP servers that clients drop',
    'modelcontextprotocol/inspector#1909',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time on the server.",\n  "inputSchema": { "type": "object", "properties": [] }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_time",\n  "description": "Tells the time on the server.",\n  "inputSchema": { "type": "object", "properties": {} }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_EMPTY_ARRAY_FOR_OBJECT',
  on: 'dump',
  title: 'An empty list stands where an object belongs',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['members'],
  since: '0.1.0',
  messages: {
    list: ({ name, write }: Record<'name' | 'write', string>) => ({
      what: `${name} is an empty list, but an object belongs there.`,
      todo: `Write ${write}; in PHP, encode an empty object instead of an empty array: strict clients drop the whole list over it.`,
    }),
  },
  check(context, report) {
    for (const { node, name, schema } of emptyLists(context)) {
      const value = schema ? { type: 'object' } : {}
      const write = schema ? '{ "type": "object" }' : '{}'
      report(
        'list',
        node,
        { name: quote(name), write },
        {
          fixes: [{ title: `Write ${write}`, safety: 'safe', edits: edit => edit.replace(node, value) }],
        },
      )
    }
  },
})

interface EmptyList {
  readonly node: ArrayNode
  readonly name: string
  /** It should have been a schema of an object. */
  readonly schema: boolean
}

function* emptyLists({ dump, revision }: DumpContext): Generator<EmptyList> {
  for (const { node } of dump.results) yield* inResult(node, revision)
  for (const tool of dump.tools) {
    if (tool.foreign) continue
    yield* inObject(tool.node, 'Tool', revision)
    for (const of of ['inputSchema', 'outputSchema'])
      if (revision.objects.Tool && Object.hasOwn(revision.objects.Tool, of))
        yield* inSchema((of === 'inputSchema' ? inputSchemaOf(tool.node) : member(tool.node, of))?.value, revision)
  }
  for (const { node } of dump.resources) yield* inObject(node, 'Resource', revision)
  for (const { node } of dump.templates) yield* inObject(node, 'ResourceTemplate', revision)
  for (const { node } of dump.prompts) yield* inObject(node, 'Prompt', revision)
}

function* inResult(node: ObjectNode, revision: SpecRevision): Generator<EmptyList> {
  // Since 2026-07-28 serverInfo stands in _meta.
  for (const name of ['_meta', 'capabilities', ...(revision.resultMembers ? [] : ['serverInfo'])])
    yield* ifEmpty(member(node, name)?.value, name)
  const capabilities = member(node, 'capabilities')?.value
  if (capabilities?.type !== 'object') return
  for (const name of revision.capabilities) yield* ifEmpty(member(capabilities, name)?.value, `capabilities.${name}`)
}

/** The members of an object of the specification that hold objects. */
function* inObject(
  node: ObjectNode,
  name: ObjectName,
  { objects, outputSchemaRoot }: SpecRevision,
): Generator<EmptyList> {
  for (const [held, { type }] of Object.entries(objects[name] ?? {})) {
    if (type !== 'object' && type !== 'schema') continue
    const schema = held === 'inputSchema' || (held === 'outputSchema' && outputSchemaRoot === 'object')
    yield* ifEmpty(member(node, held)?.value, held, schema)
  }
}

function* inSchema(node: Node | undefined, { defaultDialect }: SpecRevision): Generator<EmptyList> {
  if (node?.type !== 'object') return
  for (const problem of checkSchema(node, defaultDialect))
    if (problem.kind === 'empty-array') yield { node: problem.node, name: problem.keyword, schema: false }
}

function* ifEmpty(node: Node | undefined, name: string, schema = false): Generator<EmptyList> {
  if (node?.type === 'array' && node.items.length === 0) yield { node, name, schema }
}
