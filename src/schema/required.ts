import type { ObjectNode, StringNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { effectiveMembers, member } from '../document/tree.js'
import { refsOf } from './refs.js'
import { type Subschema, survey } from './survey.js'

/** A name in `required` that no `properties` around it has. */
export interface LostName {
  readonly node: StringNode
  /** The names that are there: one of them may be meant. */
  readonly known: ReadonlySet<string>
}

/** Keywords whose schemas speak of the same value as the schema that holds them. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'])
/** Schemas below these do not ask for a value. */
const MUTED = new Set(['not', 'if'])

/**
 * The names that schemas require and nobody describes. Schemas that speak of the same value (branches, those that hold them, and
 * what local references lead to) supply names to each other; where one of them can have names that are not to be seen here,
 * nothing is said.
 */
export const lostNames: (root: ObjectNode, given?: undefined) => readonly LostName[] = perNode((root: ObjectNode) => {
  const all = survey(root)
  const asking = all.filter(one => one.required && !ownNamesSuffice(one) && isAsking(one))
  if (asking.length === 0) return []
  const groups = groupsOf(root, all)
  return asking.flatMap(one => {
    const group = groups(one.node)
    if (group.opaque) return []
    return namesIn(one)
      .filter(({ value }) => !group.names.has(value))
      .map(node => ({ node, known: group.names }))
  })
})

function namesIn({ required }: Subschema): readonly StringNode[] {
  if (required?.value.type !== 'array') return []
  const seen = new Set<string>()
  return required.value.items.filter((item): item is StringNode => {
    if (item.type !== 'string' || seen.has(item.value)) return false
    seen.add(item.value)
    return true
  })
}

/** So many names are looked up one by one, which is faster than to gather all that there are. */
const FEW = 16

function ownNamesSuffice({ properties, required }: Subschema): boolean {
  if (required?.value.type !== 'array') return true
  const { items } = required.value
  const own = properties?.value
  if (own?.type !== 'object') return !items.some(({ type }) => type === 'string')
  if (items.length <= FEW && own.members.length <= FEW)
    return items.every(item => item.type !== 'string' || member(own, item.value) !== undefined)
  const names = new Set(own.members.map(({ key }) => key.name))
  return items.every(item => item.type !== 'string' || names.has(item.value))
}

/** Objects are possible here, and one that lacks the name is refused. */
function isAsking({ node, ...one }: Subschema): boolean {
  const type = member(node, 'type')?.value
  if (type?.type === 'string' && type.value !== 'object') return false
  if (type?.type === 'array' && !type.items.some(item => item.type === 'string' && item.value === 'object'))
    return false
  for (let at: Pick<Subschema, 'by' | 'above'> | undefined = one; at; at = at.above) if (MUTED.has(at.by)) return false
  return true
}

interface Group {
  readonly names: Set<string>
  opaque: boolean
}

/** The schemas that speak of the same value, put together; the answer tells the group of one. */
function groupsOf(root: ObjectNode, all: readonly Subschema[]): (node: ObjectNode) => Group {
  const leaders = new Map<ObjectNode, ObjectNode>()
  const leader = (node: ObjectNode): ObjectNode => {
    let at = node
    for (let up = leaders.get(at); up; up = leaders.get(at)) {
      const further = leaders.get(up)
      if (further) leaders.set(at, further)
      at = up
    }
    return at
  }
  const join = (a: ObjectNode, b: ObjectNode) => {
    const [one, other] = [leader(a), leader(b)]
    if (one !== other) leaders.set(one, other)
  }
  for (const { node, above, by } of all) if (above && SAME_VALUE.has(by)) join(node, above.node)
  const surveyed = new Set(all.map(({ node }) => node))
  const blind: ObjectNode[] = []
  for (const { from, target } of refsOf(root)) {
    if (target.is === 'here' && target.node.type === 'object' && surveyed.has(target.node)) join(from.node, target.node)
    else blind.push(from.node)
  }
  const groups = new Map<ObjectNode, Group>()
  const groupOf = (node: ObjectNode): Group => {
    const found = groups.get(leader(node)) ?? { names: new Set<string>(), opaque: false }
    groups.set(leader(node), found)
    return found
  }
  for (const one of all) supply(one, groupOf(one.node))
  for (const node of blind) groupOf(node).opaque = true
  return groupOf
}

function supply({ properties, ref, opaque }: Subschema, group: Group): void {
  if (opaque || (ref && ref.value.type !== 'string')) group.opaque = true
  if (!properties) return
  if (properties.value.type !== 'object') group.opaque = true
  else for (const { key } of effectiveMembers(properties.value)) group.names.add(key.name)
}
