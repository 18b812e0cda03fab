import type { Document, Node, ObjectNode, StringNode } from '../../document/document.js'
import type { ObjectName } from '../../registry/objects.js'
import type { SchemaVersion } from '../../registry/schema-versions.js'
import type { Siblings } from '../subjects.js'

/** A server.json, or what stands in its place. */
export interface RegistryRootSubject {
  readonly document: Document
  /** Undefined for an empty text. */
  readonly root: Node | undefined
}

/** One server as the registry takes it: a whole file, or an entry in an answer of the registry. */
export interface RegistryServer {
  readonly node: ObjectNode
  readonly name: StringNode | undefined
  readonly version: StringNode | undefined
  readonly repository: ObjectNode | undefined
  readonly packages: readonly RegistryPackage[]
  readonly remotes: readonly RegistryTransport[]
}
/** One package, with the texts that rules ask for. */
export interface RegistryPackage {
  readonly node: ObjectNode
  readonly type: StringNode | undefined
  readonly identifier: StringNode | undefined
  readonly version: StringNode | undefined
  readonly transport: RegistryTransport | undefined
}
/** One remote, or the transport of a package. */
export interface RegistryTransport {
  readonly of: 'package' | 'remote'
  readonly node: ObjectNode
  readonly type: StringNode | undefined
  readonly url: StringNode | undefined
  /** Whether the registry takes this type here; an unknown one ends all further questions. */
  readonly known: boolean
}

/** What all subjects inside a server share. */
export interface RegistryContext {
  readonly document: Document
  readonly server: RegistryServer
  /** The version of the schema that the file declares, where the registry knows it; else the current one. */
  readonly schema: SchemaVersion
}
/** The server as a whole. */
export interface RegistrySubject extends RegistryContext {
  readonly siblings: Siblings
}
/** Each object that the schema describes. */
export interface RegistryObjectSubject extends RegistryContext {
  readonly object: ObjectName
  readonly node: ObjectNode
}
export interface RegistryPackageSubject extends RegistryContext {
  readonly pack: RegistryPackage
}
export interface RegistryTransportSubject extends RegistryContext {
  readonly transport: RegistryTransport
  /** The package that it belongs to; undefined for a remote. */
  readonly pack: RegistryPackage | undefined
}
/** An argument of a package or of the program that runs it. */
export interface RegistryArgumentSubject extends RegistryContext {
  readonly node: ObjectNode
  readonly type: StringNode | undefined
  readonly name: StringNode | undefined
}
/** Whatever a user is asked for: an argument, an environment variable, a header, a variable of one of these or of an address. */
export interface RegistryInputSubject extends RegistryContext {
  readonly node: ObjectNode
  readonly object: 'Argument' | 'KeyValue' | 'Input'
  readonly of: 'argument' | 'environment' | 'header' | 'variable'
  /** Of variables the key that they stand under. */
  readonly name: string | undefined
}

/** What rules for server.json can ask for. */
export interface RegistrySubjects {
  readonly 'registry-root': RegistryRootSubject
  readonly registry: RegistrySubject
  readonly 'registry-object': RegistryObjectSubject
  readonly 'registry-package': RegistryPackageSubject
  readonly 'registry-transport': RegistryTransportSubject
  readonly 'registry-argument': RegistryArgumentSubject
  readonly 'registry-input': RegistryInputSubject
}
