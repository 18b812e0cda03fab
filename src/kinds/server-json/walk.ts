import type { Document, Node, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { fieldSpec, type ObjectName, presentName } from '../../registry/objects.js'
import type { AnySubject } from '../any-subject.js'
import { isReadable } from '../readable.js'
import type { Siblings } from '../subjects.js'
import { objectItems, textField } from './fields.js'
import { argumentsOf, declaredSchema, readServer, readTransport, serversIn, variablesOf } from './read.js'
import type { RegistryContext, RegistryInputSubject, RegistryPackage, RegistryTransport } from './subjects.js'

/** What rules look at in a server.json, or in an answer of the registry. */
export function* registrySubjects(document: Document, siblings: Siblings): Generator<AnySubject> {
  const root = document.roots[0]?.node
  yield { on: 'text', value: { document, kind: 'server-json', reader: 'the registry' } }
  yield { on: 'registry-root', value: { document, root } }
  if (!isReadable(document)) return
  for (const node of serversIn(root)) {
    const context: RegistryContext = { document, server: readServer(node), schema: declaredSchema(node) }
    yield { on: 'registry', value: { ...context, siblings } }
    yield* objectsIn(context, 'Server', node)
    for (const pack of context.server.packages) yield* ofPackage(context, pack)
    for (const transport of context.server.remotes) yield* ofTransport(context, transport, undefined)
  }
}

/** Every object that the schema describes, by the types of the members that lead there. */
function* objectsIn(context: RegistryContext, object: ObjectName, node: ObjectNode): Generator<AnySubject> {
  if (isForeignTransport(object, node)) return
  yield { on: 'registry-object', value: { ...context, object, node } }
  for (const { key, value } of effectiveMembers(node)) {
    const spec = fieldSpec(object, presentName(object, key.name)?.name ?? key.name)
    if (!spec?.of || spec.of === 'text' || isUnread(object, node, key.name)) continue
    for (const inner of objectsOf(spec.type, value)) yield* objectsIn(context, spec.of, inner)
  }
}

function objectsOf(type: string, value: Node): ObjectNode[] {
  if (type === 'object') return value.type === 'object' ? [value] : []
  const inner = value.type === 'array' ? value.items : []
  const all = type === 'map' && value.type === 'object' ? effectiveMembers(value).map(one => one.value) : inner
  return all.filter(one => one.type === 'object')
}

/** A transport of a type that the registry does not take is not looked into, unless an early name of the member is to be told. */
function isForeignTransport(object: ObjectName, node: ObjectNode): boolean {
  if (object !== 'PackageTransport' && object !== 'RemoteTransport') return false
  return !!member(node, 'type') && !readTransport(node, object === 'PackageTransport' ? 'package' : 'remote').known
}

/** What stdio has no use for is not looked at. */
function isUnread(object: ObjectName, node: ObjectNode, name: string): boolean {
  if (object !== 'PackageTransport') return false
  return name === 'variables' || (name === 'headers' && readTransport(node, 'package').type?.value === 'stdio')
}

function* ofPackage(context: RegistryContext, pack: RegistryPackage): Generator<AnySubject> {
  yield { on: 'registry-package', value: { ...context, pack } }
  for (const node of argumentsOf(pack.node)) {
    const [type, name] = [textField(node, 'Argument', 'type'), textField(node, 'Argument', 'name')]
    yield { on: 'registry-argument', value: { ...context, node, type, name } }
    yield* inputs(context, node, 'Argument', 'argument', name?.value)
  }
  for (const node of objectItems(pack.node, 'Package', 'environmentVariables')) {
    yield* inputs(context, node, 'KeyValue', 'environment', textField(node, 'KeyValue', 'name')?.value)
  }
  if (pack.transport) yield* ofTransport(context, pack.transport, pack)
}

function* ofTransport(
  context: RegistryContext,
  transport: RegistryTransport,
  pack: RegistryPackage | undefined,
): Generator<AnySubject> {
  yield { on: 'registry-transport', value: { ...context, transport, pack } }
  if (!transport.known || transport.type?.value === 'stdio') return
  const object = transport.of === 'package' ? 'PackageTransport' : 'RemoteTransport'
  for (const node of objectItems(transport.node, object, 'headers')) {
    yield* inputs(context, node, 'KeyValue', 'header', textField(node, 'KeyValue', 'name')?.value)
  }
  if (transport.of === 'remote') yield* variables(context, transport.node, 'RemoteTransport')
}

function* inputs(
  context: RegistryContext,
  node: ObjectNode,
  object: 'Argument' | 'KeyValue',
  of: RegistryInputSubject['of'],
  name: string | undefined,
): Generator<AnySubject> {
  yield { on: 'registry-input', value: { ...context, node, object, of, name } }
  yield* variables(context, node, object)
}

function* variables(
  context: RegistryContext,
  node: ObjectNode,
  object: 'Argument' | 'KeyValue' | 'RemoteTransport',
): Generator<AnySubject> {
  for (const { key, value } of variablesOf(node, object)) {
    if (value.type !== 'object') continue
    yield { on: 'registry-input', value: { ...context, node: value, object: 'Input', of: 'variable', name: key.name } }
  }
}
