import type { Member, Node, ObjectNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { effectiveMembers } from '../document/tree.js'
import { keywords } from './compiled/keywords.js'
import { isResource } from './dialect.js'
import type { Wants } from './wants.js'

/** A schema inside a schema, found by its position: a property that is called `items` is no keyword. */
export interface Subschema {
  readonly node: ObjectNode
  /** The schema that holds it; undefined for the root. */
  readonly above: Subschema | undefined
  /** The keyword of the schema above that leads here; "" for the root. */
  readonly by: string
  /** The innermost schema around it that has an identifier of its own, or the root. */
  readonly resource: ObjectNode
  readonly ref: Member | undefined
  readonly properties: Member | undefined
  readonly required: Member | undefined
  /** `$id`, `$anchor`, `$dynamicAnchor`: what other places may call it. */
  readonly names: readonly Member[]
  /** Keywords by which names of members come in that nobody can list here. */
  readonly opaque: boolean
}

const HOLDERS: Readonly<Record<string, 'schemas' | 'named'>> = {
  schema: 'schemas',
  schemas: 'schemas',
  'schema-or-schemas': 'schemas',
  'named-schemas': 'named',
  'pattern-schemas': 'named',
  'named-schemas-or-strings': 'named',
}

let holders: ReadonlyMap<string, 'schemas' | 'named'> | undefined

/** The keywords of all dialects that hold schemas; made on first use. */
function holdersByName(): ReadonlyMap<string, 'schemas' | 'named'> {
  holders ??= new Map(
    Object.values(keywords).flatMap(rows =>
      rows.flatMap(([wants, names]) => names.flatMap(name => holding(name, wants))),
    ),
  )
  return holders
}

function holding(name: string, wants: Wants): (readonly [string, 'schemas' | 'named'])[] {
  const holds = typeof wants === 'string' && Object.hasOwn(HOLDERS, wants) ? HOLDERS[wants] : undefined
  return holds ? [[name, holds]] : []
}

/** A schema and all schemas inside it, in source order, those that hold others first. References are not followed. */
export const survey: (root: ObjectNode, given?: undefined) => readonly Subschema[] = perNode((root: ObjectNode) => {
  const found: Subschema[] = []
  visit(root, undefined, '', root, holdersByName(), found)
  return found
})

function visit(
  node: ObjectNode,
  above: Subschema | undefined,
  by: string,
  around: ObjectNode,
  holds: ReadonlyMap<string, 'schemas' | 'named'>,
  found: Subschema[],
): void {
  const members = effectiveMembers(node)
  const self = described(node, above, by, members, around)
  found.push(self)
  for (const { key, value } of members) {
    const kind = holds.get(key.name)
    if (kind === undefined) continue
    for (const inner of schemasIn(value, kind)) visit(inner, self, key.name, self.resource, holds, found)
  }
}

function schemasIn(value: Node, kind: 'schemas' | 'named'): readonly ObjectNode[] {
  if (value.type === 'array') return kind === 'schemas' ? value.items.filter(isObject) : []
  if (value.type !== 'object') return []
  return kind === 'schemas' ? [value] : effectiveMembers(value).flatMap(one => (isObject(one.value) ? [one.value] : []))
}

const isObject = (node: Node): node is ObjectNode => node.type === 'object'

function described(
  node: ObjectNode,
  above: Subschema | undefined,
  by: string,
  members: readonly Member[],
  around: ObjectNode,
): Subschema {
  let ref: Member | undefined
  let properties: Member | undefined
  let required: Member | undefined
  let opaque = false
  let names: Member[] | undefined
  for (const one of members) {
    switch (one.key.name) {
      case '$ref':
        ref = one
        break
      case 'properties':
        properties = one
        break
      case 'required':
        required = one
        break
      case 'patternProperties':
      case '$dynamicRef':
      case '$recursiveRef':
        opaque = true
        break
      case '$id':
      case '$anchor':
      case '$dynamicAnchor':
        names = [...(names ?? []), one]
    }
  }
  const resource = names && above && isResource(node) ? node : around
  return { node, above, by, resource, ref, properties, required, names: names ?? NO_NAMES, opaque }
}

const NO_NAMES: readonly Member[] = []
