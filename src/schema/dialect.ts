import type { Node, ObjectNode, StringNode } from '../document/document.js'
import { member } from '../document/tree.js'
import type { Dialect } from './wants.js'

/** The addresses of the meta-schemas without scheme and final "#": people write both in every way, and clients look past it. */
const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft-07/schema', 'draft-07'],
  ['json-schema.org/draft-06/schema', 'draft-06'],
])

/** The dialect that an address means, if it is one that clients know. */
function dialectOf(address: string): Dialect | undefined {
  return DIALECTS.get(address.replace(/^https?:\/\//, '').replace(/#$/, ''))
}

/** What a schema says in `$schema`: a dialect, something that nobody knows, or nothing that can be read. */
export type NamedDialect =
  | { readonly is: 'known'; readonly dialect: Dialect }
  | { readonly is: 'unknown'; readonly node: StringNode }
  | { readonly is: 'unsaid' }

/** The dialect that a schema names for itself. A `$schema` that is no string is a fault of its own and names none. */
export function namedDialect(schema: ObjectNode): NamedDialect {
  const node: Node | undefined = member(schema, '$schema')?.value
  if (node?.type !== 'string') return { is: 'unsaid' }
  const dialect = dialectOf(node.value)
  return dialect ? { is: 'known', dialect } : { is: 'unknown', node }
}

/** Part of a schema that is a resource of its own, with an identifier that other places can refer to. */
export function isResource(schema: ObjectNode): boolean {
  const id = member(schema, '$id')?.value
  return id?.type === 'string' && !id.value.startsWith('#')
}

/** Addresses of the meta-schemas and their parts, which validators bring along. */
export function isMetaSchema(address: string): boolean {
  return /^https?:\/\/json-schema\.org\/(?:draft[/-]|schema(?:#|$))/.test(address)
}
