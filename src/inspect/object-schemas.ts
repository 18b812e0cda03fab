import type { Node, ObjectNode } from '../document/document.js'
import { member } from '../document/tree.js'
import type { Follow } from './type-words.js'

/** A schema with properties that a value may have to fit. */
export interface ObjectSchema {
  readonly node: ObjectNode
  /** One of several alternatives: what it requires, others may not. */
  readonly alternative: boolean
}

/** A reference may lead to a reference. */
const HOPS = 16
/** Schemas that are looked at for one value: alternatives may hold alternatives. */
const MOST = 48

/** The schema that a schema stands for: where its reference leads. */
export function resolved(schema: Node, follow: Follow): Node {
  let at = schema
  for (let hop = 0; hop < HOPS; hop++) {
    const ref = member(at, '$ref')?.value
    const target = ref && follow(ref)
    if (!target) break
    at = target
  }
  return at
}

/** The object schemas of a value: the schema itself, that of a list's items, and the alternatives that are objects. */
export function objectSchemas(schema: Node, follow: Follow): ObjectSchema[] {
  const found: ObjectSchema[] = []
  const seen = new Set<Node>()
  const queue: { readonly node: Node; readonly alternative: boolean }[] = [{ node: schema, alternative: false }]
  for (const { node, alternative } of queue) {
    const at = resolved(node, follow)
    if (at.type !== 'object' || seen.has(at) || seen.size >= MOST) continue
    seen.add(at)
    if (member(at, 'properties')?.value.type === 'object') found.push({ node: at, alternative })
    const items = member(at, 'items')?.value
    if (items) queue.push({ node: items, alternative })
    for (const name of ['allOf', 'anyOf', 'oneOf']) {
      const several = member(at, name)?.value
      if (several?.type !== 'array') continue
      const real = several.items.slice(0, MOST).filter(one => !isNull(one))
      queue.push(...real.map(one => ({ node: one, alternative: alternative || (name !== 'allOf' && real.length > 1) })))
    }
  }
  return found
}

function isNull(schema: Node): boolean {
  const type = member(schema, 'type')?.value
  return type?.type === 'string' && type.value === 'null'
}
