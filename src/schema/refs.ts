import type { Node, ObjectNode, StringNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { pointerOf } from '../document/pointer.js'
import { member, pathOf } from '../document/tree.js'
import { isMetaSchema } from './dialect.js'
import { type Subschema, survey } from './survey.js'

/** Where a `$ref` leads. */
export type RefTarget =
  | { readonly is: 'here'; readonly node: Node }
  /** A place in this very schema that is not there. */
  | { readonly is: 'nowhere' }
  | { readonly is: 'external' }
  /** A meta-schema, which validators bring along, or a place whose base nobody can tell for sure. */
  | { readonly is: 'elsewhere' }

export interface Ref {
  readonly from: Subschema
  readonly node: StringNode
  readonly target: RefTarget
}

/** In every place that runs this; the core is compiled without the types of any. */
declare const URL: {
  new (text: string, base?: string): { readonly href: string }
  canParse(text: string, base?: string): boolean
}

/** Stands for the address of a schema that names none. */
const NO_ADDRESS = 'https://schema.invalid/'

/** The names by which places in one schema can be referred to. */
interface Names {
  readonly root: ObjectNode
  readonly addresses: ReadonlyMap<ObjectNode, string>
  readonly resources: ReadonlyMap<string, ObjectNode>
  /** By resource, then by name. */
  readonly anchors: ReadonlyMap<ObjectNode, ReadonlyMap<string, ObjectNode>>
}

/** All references of a schema with their targets, in source order. */
export const refsOf: (root: ObjectNode, given?: undefined) => readonly Ref[] = perNode((root: ObjectNode) => {
  const all = survey(root)
  const referring = all.filter(one => one.ref?.value.type === 'string')
  if (referring.length === 0) return []
  const names = namesIn(root, all)
  return referring.flatMap(from => {
    const node = from.ref?.value
    return node?.type === 'string' ? [{ from, node, target: targetOf(node.value, from.resource, names) }] : []
  })
})

function namesIn(root: ObjectNode, all: readonly Subschema[]): Names {
  const addresses = new Map<ObjectNode, string>()
  const resources = new Map<string, ObjectNode>()
  const anchors = new Map<ObjectNode, Map<string, ObjectNode>>()
  for (const { node, above, resource, names } of all) {
    if (node === resource) {
      const outer = above ? (addresses.get(above.resource) ?? NO_ADDRESS) : NO_ADDRESS
      const id = names.find(({ key }) => key.name === '$id')?.value
      const address = withoutFragment(absolute(id?.type === 'string' ? id.value : '', outer))
      addresses.set(node, address)
      resources.set(address, node)
    }
    for (const { key, value } of names) {
      if (value.type !== 'string' || (key.name === '$id' && !value.value.startsWith('#'))) continue
      const here = anchors.get(resource) ?? new Map<string, ObjectNode>()
      anchors.set(resource, here.set(key.name === '$id' ? value.value.slice(1) : value.value, node))
    }
  }
  return { root, addresses, resources, anchors }
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '')

function targetOf(ref: string, resource: ObjectNode, names: Names): RefTarget {
  if (ref === '' || ref.startsWith('#')) return within(resource, ref.slice(1), names)
  if (isMetaSchema(ref)) return { is: 'elsewhere' }
  const address = absolute(ref, names.addresses.get(resource) ?? NO_ADDRESS)
  const named = names.resources.get(withoutFragment(address))
  if (!named) return isMetaSchema(address) ? { is: 'elsewhere' } : { is: 'external' }
  const hash = ref.indexOf('#')
  return within(named, hash === -1 ? '' : ref.slice(hash + 1), names)
}

/**
 * A place inside one resource. What is not found inside an embedded one may have been meant from the root: readers differ there.
 */
function within(resource: ObjectNode, fragment: string, names: Names): RefTarget {
  const text = decoded(fragment)
  const node = text === '' || text.startsWith('/') ? atPointer(resource, text) : names.anchors.get(resource)?.get(text)
  if (node) return { is: 'here', node }
  return { is: resource === names.root ? 'nowhere' : 'elsewhere' }
}

/** A fragment without its percent signs; as it stands where they are no UTF-8. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** So many members are looked through one by one, which is faster than to make an index. */
const FEW = 16
const indexOf: (node: ObjectNode, given?: undefined) => ReadonlyMap<string, Node> = perNode(
  (node: ObjectNode) => new Map(node.members.map(({ key, value }) => [key.name, value])),
)

/** The value of a member; thousands of references may ask the same object. */
function named(node: ObjectNode, name: string): Node | undefined {
  return node.members.length <= FEW ? member(node, name)?.value : indexOf(node).get(name)
}

function atPointer(root: Node, pointer: string): Node | undefined {
  let at: Node | undefined = root
  for (const step of pointer.split('/').slice(1)) {
    const name: string = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (at?.type === 'array') at = /^(?:0|[1-9]\d*)$/.test(name) ? at.items[Number(name)] : undefined
    else at = at?.type === 'object' ? named(at, name) : undefined
  }
  return at
}

/** References that only lead back to themselves: of each ring the first one in the text. */
export function refRings(root: ObjectNode): readonly Ref[] {
  const refs = refsOf(root)
  const byNode = new Map<Node, Ref>(refs.map(ref => [ref.from.node, ref]))
  const next = (ref: Ref): Ref | undefined => (ref.target.is === 'here' ? byNode.get(ref.target.node) : undefined)
  const seen = new Map<Ref, Ref>()
  const rings: Ref[] = []
  for (const start of refs) {
    let at: Ref | undefined = start
    for (; at && !seen.has(at); at = next(at)) seen.set(at, start)
    if (at && seen.get(at) === start) rings.push(firstOfRing(at, next))
  }
  return rings
}

function firstOfRing(start: Ref, next: (ref: Ref) => Ref | undefined): Ref {
  let first = start
  for (let at = next(start); at && at !== start; at = next(at))
    if (at.node.span.start < first.node.span.start) first = at
  return first
}

/** References to the definitions of a schema, by their names. */
const definitions: (root: ObjectNode, given?: undefined) => ReadonlyMap<string, readonly string[]> = perNode(
  (root: ObjectNode) => {
    const found = new Map<string, string[]>()
    for (const { node, by } of survey(root)) {
      if ((by !== '$defs' && by !== 'definitions') || node.holder?.in !== 'member') continue
      const { name } = node.holder.member.key
      found.set(name, [...(found.get(name) ?? []), refTo(root, node)].slice(0, 2))
    }
    return found
  },
)

/** References to the definitions (at most two) that have the name at the end of a reference that leads nowhere. */
export function definitionsNamed(root: ObjectNode, ref: string): readonly string[] {
  const name = decoded(ref.slice(ref.lastIndexOf('/') + 1))
  return definitions(root).get(name.replaceAll('~1', '/').replaceAll('~0', '~')) ?? []
}

/** The reference to a place in a schema. */
function refTo(root: ObjectNode, node: Node): string {
  const pointer = pointerOf(pathOf(node).slice(pathOf(root).length))
  try {
    return `#${encodeURI(pointer).replaceAll('#', '%23')}`
  } catch {
    return `#${pointer}` // half of a surrogate pair
  }
}
