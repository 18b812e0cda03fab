import type { Document, Member, Node, ObjectNode, StringNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import type { Dump, ItemView } from './views.js'

/** What a string of a declaration is for. */
export type DeclaredRole =
  | 'name'
  | 'title'
  | 'description'
  | 'parameter'
  | 'enum'
  | 'const'
  | 'default'
  | 'example'
  | 'pattern'
  | 'uri'
  | 'other'

/** One string that a server declares, and that a model or a person may come to read. */
export interface Declared {
  readonly document: Document
  readonly text: string
  readonly role: DeclaredRole
  /** Where it stands: a value, or the name of a member. */
  readonly at: StringNode | { readonly member: Member; readonly at: 'key' }
  /** The tool, resource, template or prompt that it belongs to; undefined for what the server says of itself. */
  readonly item: ItemView | undefined
  /** The parameter or argument that it belongs to. */
  readonly parameter: string | undefined
  /** Itself: rules are called with it for what its characters tell, and for what it says. */
  readonly declared: Declared
}

/** Every string of every declaration, entry by entry, but for those that only programs read (`type`, `$ref`, `format` …). */
export function* declaredStrings(document: Document, dump: Dump): Generator<readonly Declared[]> {
  for (const { node } of dump.results) {
    const found: Declared[] = []
    ofServer(node, { document, item: undefined, parameter: undefined, found })
    yield found
  }
  for (const list of dump.lists)
    for (const item of list.items) {
      const from: From = { document, item, parameter: undefined, found: [] }
      for (const one of effectiveMembers(item.node)) itemMember(one, from)
      yield from.found
    }
}

/** What the strings of a node belong to, and where they are gathered: one list an entry, for a generator at each level is slow. */
interface From extends Pick<Declared, 'document' | 'item' | 'parameter'> {
  readonly found: Declared[]
}

function note(from: From, text: string, role: DeclaredRole, at: Declared['at']): void {
  const { document, item, parameter } = from
  // Millions of these are made, so one object serves all rules.
  const one = { document, text, role, at, item, parameter, declared: undefined as unknown as Declared }
  one.declared = one
  from.found.push(one)
}

function ofServer(result: ObjectNode, from: From): void {
  strings(member(result, 'instructions')?.value, 'description', from)
  const info = member(result, 'serverInfo')?.value
  for (const one of info?.type === 'object' ? effectiveMembers(info) : []) itemMember(one, from)
}

const ROLES: ReadonlyMap<string, DeclaredRole> = new Map<string, DeclaredRole>([
  ['name', 'name'],
  ['title', 'title'],
  ['description', 'description'],
  ['uri', 'uri'],
  ['uriTemplate', 'uri'],
])
const SCHEMAS = new Set(['inputSchema', 'outputSchema', 'input_schema', 'output_schema', 'parameters'])
/** Icons have rules of their own; the others hold words of the specification. */
const SKIPPED = new Set(['icons', 'mimeType', 'version', 'size', 'lastModified'])

function itemMember(one: Member, from: From): void {
  const { name } = one.key
  if (SKIPPED.has(name)) return
  const role = ROLES.get(name)
  if (role) strings(one.value, role, from)
  else if (SCHEMAS.has(name)) schema(one.value, from)
  else if (name === 'arguments' && one.value.type === 'array') {
    for (const argument of one.value.items) promptArgument(argument, from)
  } else if (name === 'annotations' && one.value.type === 'object') {
    strings(member(one.value, 'title')?.value, 'title', from)
  } else strings(one.value, 'other', from)
}

function promptArgument(node: Node, { document, item, found }: From): void {
  if (node.type !== 'object') return
  const name = member(node, 'name')?.value
  const from: From = { document, item, parameter: name?.type === 'string' ? name.value : undefined, found }
  for (const one of effectiveMembers(node)) {
    const role = one.key.name === 'name' ? 'parameter' : (ROLES.get(one.key.name) ?? 'other')
    strings(one.value, role, from)
  }
}

/** Keywords that hold a schema, a list or a map of schemas. */
const BELOW = new Set(
  'items prefixItems additionalItems contains additionalProperties unevaluatedProperties unevaluatedItems propertyNames not if then else anyOf oneOf allOf contentSchema'.split(
    ' ',
  ),
)
const MAPS = new Set(['patternProperties', '$defs', 'definitions', 'dependentSchemas'])
const VALUES: ReadonlyMap<string, DeclaredRole> = new Map<string, DeclaredRole>([
  ...(['title', 'description', 'enum', 'const', 'default', 'pattern'] as const).map(one => [one, one] as const),
  ['examples', 'example'],
  ['example', 'example'],
  ['$comment', 'other'],
])
/** What only programs read. */
const UNREAD = new Set(
  'type $ref $dynamicRef $id id $schema $anchor $dynamicAnchor $vocabulary format required dependentRequired contentEncoding contentMediaType x-mcp-header'.split(
    ' ',
  ),
)

function schema(node: Node, from: From): void {
  if (node.type === 'array') for (const item of node.items) schema(item, from)
  if (node.type !== 'object') return
  for (const one of effectiveMembers(node)) {
    const { name } = one.key
    const role = VALUES.get(name)
    if (role) strings(one.value, role, from)
    else if (name === 'properties') properties(one.value, from)
    else if (BELOW.has(name)) schema(one.value, from)
    else if (MAPS.has(name)) {
      for (const held of one.value.type === 'object' ? effectiveMembers(one.value) : []) schema(held.value, from)
    } else if (!UNREAD.has(name)) {
      note(from, name, 'other', { member: one, at: 'key' })
      strings(one.value, 'other', from)
    }
  }
}

function properties(node: Node, { document, item, found }: From): void {
  if (node.type !== 'object') return
  for (const one of effectiveMembers(node)) {
    const from: From = { document, item, parameter: one.key.name, found }
    note(from, one.key.name, 'parameter', { member: one, at: 'key' })
    schema(one.value, from)
  }
}

/** The strings of a value, at any depth. */
function strings(node: Node | undefined, role: DeclaredRole, from: From): void {
  if (node?.type === 'string') note(from, node.value, role, node)
  else if (node?.type === 'array') for (const item of node.items) strings(item, role, from)
  else if (node?.type === 'object') for (const one of effectiveMembers(node)) strings(one.value, role, from)
}
