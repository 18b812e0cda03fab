import type { Document, Member, Node, ObjectNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { effectiveMembers } from '../document/tree.js'

/** The keyword that asks clients to mirror an argument. */
export const headerKeyword = 'x-mcp-header'

/** One `x-mcp-header` in a tool's schema. */
export interface HeaderAnnotation {
  /** The keyword with its value. */
  readonly member: Member
  /** The schema that carries it. */
  readonly schema: ObjectNode
  /** The names of the properties on the way to it. */
  readonly path: readonly string[]
  /** The first keyword on the way that is not `properties`; undefined for a parameter, and for the schema's root. */
  readonly behind: Member | undefined
}

/** What one look at a schema finds. */
export interface HeaderKeywords {
  /** In source order. */
  readonly annotations: readonly HeaderAnnotation[]
  /** Members of schemas that are nearly called like the keyword. */
  readonly misspelled: readonly Member[]
}

/** How a keyword holds schemas: one, a list, either, or by names that are not keywords. */
type Holds = 'one' | 'list' | 'one or list' | 'named'

/** The keywords of all dialects that hold schemas. Data (default, examples, enum, const) and unknown keywords are not here. */
const HOLDS = new Map<string, Holds>([
  ...(['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'] as const).map(
    name => [name, 'named'] as const,
  ),
  ...(['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const).map(name => [name, 'list'] as const),
  ...(['additionalItems', 'contains', 'unevaluatedItems', 'additionalProperties', 'propertyNames'] as const).map(
    name => [name, 'one'] as const,
  ),
  ...(['unevaluatedProperties', 'not', 'if', 'then', 'else', 'contentSchema'] as const).map(
    name => [name, 'one'] as const,
  ),
  ['items', 'one or list'],
])

const NEARLY = /^x[-_]?mcp[-_]?headers?$/i

/** Whether the keyword, or what nearly is it, can be anywhere in a text: most have none, and their schemas need no walk. */
export const mayHaveHeaders: (document: Document, given?: undefined) => boolean = perNode((document: Document) =>
  // A name may be written with escapes, as \u0078-mcp-header.
  /mcp[-_]?header|\\u00(?:2d|[4-7])/i.test(document.text),
)

/** All annotations of a schema, wherever they stand. Never follows `$ref`, and knows a property's name from a keyword. */
export const headerKeywords = perNode<ObjectNode, void, HeaderKeywords>(root => {
  const annotations: HeaderAnnotation[] = []
  const misspelled: Member[] = []
  const path: string[] = []
  const visit = (schema: ObjectNode, behind: Member | undefined): void => {
    for (const member of relevantMembers(schema)) {
      const { name } = member.key
      const holds = HOLDS.get(name)
      if (name === headerKeyword) annotations.push({ member, schema, path: [...path], behind })
      else if (!holds) misspelled.push(member)
      else if (name === 'properties') visitProperties(member.value, behind)
      else for (const one of held(member.value, holds)) visit(one, behind ?? member)
    }
  }
  const visitProperties = (node: Node, behind: Member | undefined): void => {
    if (node.type !== 'object') return
    for (const { key, value } of effectiveMembers(node)) {
      if (value.type !== 'object') continue
      path.push(key.name)
      visit(value, behind)
      path.pop()
    }
  }
  visit(root, undefined)
  return { annotations, misspelled }
})

/** The members that matter here, of equal names the last, in source order. */
function relevantMembers({ members }: ObjectNode): readonly Member[] {
  const found = members.filter(({ key: { name } }) => HOLDS.has(name) || (name.length < 15 && NEARLY.test(name)))
  if (found.length < 2) return found
  const last = new Map(found.map(member => [member.key.name, member]))
  return last.size === found.length ? found : found.filter(member => last.get(member.key.name) === member)
}

function held(node: Node, holds: Holds): ObjectNode[] {
  if (holds === 'named') return node.type === 'object' ? objects(effectiveMembers(node).map(({ value }) => value)) : []
  if (node.type === 'object') return holds === 'list' ? [] : [node]
  return node.type === 'array' && holds !== 'one' ? objects(node.items) : []
}

function objects(nodes: readonly Node[]): ObjectNode[] {
  return nodes.filter(node => node.type === 'object')
}
