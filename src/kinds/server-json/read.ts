import type { Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { currentSchema, type SchemaVersion, schemaIdIn, schemaVersion } from '../../registry/schema-versions.js'
import { field, objectField, objectItems, textField } from './fields.js'
import type { RegistryPackage, RegistryServer, RegistryTransport } from './subjects.js'

/** The servers in a document: itself, the one inside an answer of the registry, or those in a list of answers. */
export function serversIn(root: Node | undefined): ObjectNode[] {
  if (root?.type !== 'object') return []
  const list = member(root, 'servers')?.value
  if (list?.type === 'array' && !member(root, 'name')) {
    return list.items.flatMap(item => (item.type === 'object' ? [unwrapped(item)] : []))
  }
  return [unwrapped(root)]
}

/** `{ "server": { … }, "_meta": { … } }` holds the server one step further in. */
function unwrapped(node: ObjectNode): ObjectNode {
  const inner = member(node, 'server')?.value
  return inner?.type === 'object' && !member(node, 'name') && !member(node, '$schema') ? inner : node
}

/** The version of the schema that a server declares. */
export function declaredSchema(node: ObjectNode): SchemaVersion {
  const known = schemaVersion(schemaIdIn(textField(node, 'Server', '$schema')?.value ?? ''))
  return known ?? schemaVersion(currentSchema) ?? { date: currentSchema }
}

/** Reads one server. */
export function readServer(node: ObjectNode): RegistryServer {
  return {
    node,
    name: textField(node, 'Server', 'name'),
    version: textField(node, 'Server', 'version'),
    repository: objectField(node, 'Server', 'repository'),
    packages: objectItems(node, 'Server', 'packages').map(readPackage),
    remotes: objectItems(node, 'Server', 'remotes').map(one => readTransport(one, 'remote')),
  }
}

function readPackage(node: ObjectNode): RegistryPackage {
  const transport = objectField(node, 'Package', 'transport')
  return {
    node,
    type: textField(node, 'Package', 'registryType'),
    identifier: textField(node, 'Package', 'identifier'),
    version: textField(node, 'Package', 'version'),
    transport: transport && readTransport(transport, 'package'),
  }
}

const TYPES = { package: ['stdio', 'streamable-http', 'sse'], remote: ['streamable-http', 'sse'] } as const

/** Reads a remote or the transport of a package. */
export function readTransport(node: ObjectNode, of: 'package' | 'remote'): RegistryTransport {
  const object = of === 'package' ? 'PackageTransport' : 'RemoteTransport'
  const type = textField(node, object, 'type')
  return {
    of,
    node,
    type,
    url: textField(node, object, 'url'),
    known: type === undefined || (TYPES[of] as readonly string[]).includes(type.value),
  }
}

/** The types that a transport may have. */
export function transportTypes(of: 'package' | 'remote'): readonly string[] {
  return TYPES[of]
}

/** The arguments of a package, those of its runtime first. */
export function argumentsOf(node: ObjectNode): ObjectNode[] {
  return [...objectItems(node, 'Package', 'runtimeArguments'), ...objectItems(node, 'Package', 'packageArguments')]
}

/** The variables below a member, with the names that they stand under. */
export function variablesOf(node: ObjectNode, object: 'Argument' | 'KeyValue' | 'RemoteTransport') {
  const map = field(node, object, 'variables')?.value
  return map?.type === 'object' ? map.members : []
}
