import type { Member, Node, ObjectNode } from '../document/document.js'
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

/** All annotations of a schema, wherever they stand. Never follows `$ref`, and knows a property's name from a keyword. */
export const headerKeywords = perNode<ObjectNode, void, HeaderKeywords>(root => {
  const annotations: HeaderAnnotation[] = []
  const misspelled: Member[] = []
  const visit = (schema: ObjectNode, path: readonly string[], behind: Member | undefined): void => {
    for (const member of relevantMembers(schema)) {
      const { name } = member.key
      const holds = HOLDS.get(name)
      if (name === headerKeyword) annotations.push({ member, schema, path, behind })
      else if (!holds) misspelled.push(member)
      else if (name === 'properties')
        for (const one of named(member.value)) visit(one.value, [...path, one.name], behind)
      else for (const one of held(member.value, holds)) visit(one, path, behind ?? member)
    }
  }
  visit(root, [], undefined)
  return { annotations, misspelled }
})

/** The members that matter here, of equal names the last, in source order. */
function relevantMembers({ members }: ObjectNode): Member[] {
  const found: Member[] = []
  const seen = new Set<string>()
  for (let i = members.length - 1; i >= 0; i--) {
    const member = members[i]
    if (!member || seen.has(member.key.name)) continue
    if (!HOLDS.has(member.key.name) && !NEARLY.test(member.key.name)) continue
    seen.add(member.key.name)
    found.push(member)
  }
  return found.reverse()
}

function named(node: Node): { readonly name: string; readonly value: ObjectNode }[] {
  if (node.type !== 'object') return []
  return effectiveMembers(node).flatMap(({ key: { name }, value }) =>
    value.type === 'object' ? [{ name, value }] : [],
  )
}

function held(node: Node, holds: Holds): ObjectNode[] {
  if (holds === 'named') return named(node).map(({ value }) => value)
  if (node.type === 'object') return holds === 'list' ? [] : [node]
  if (node.type !== 'array' || holds === 'one') return []
  return node.items.filter(item => item.type === 'object')
}
