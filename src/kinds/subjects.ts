import type { ClientProfile, ConfigFile } from '../clients/profile.js'
import type { Document, Member, ObjectNode, Span, StringNode } from '../document/document.js'
import type { ConfigFault } from '../settings/configuration.js'
import type { ShapeProblem } from '../shape/check.js'
import type { ObjectName, ObjectSpec, SpecRevision } from '../spec/revision.js'
import type { Target } from '../targets/target.js'
import type { Declared, DeclaredRole } from './dump/declared.js'
import type { LockDifference } from './dump/lock-views.js'
import type { Dump, ItemView, ResultView, ToolView } from './dump/views.js'
import type { Layout } from './layout.js'
import type { RunSubject } from './listed.js'
import type { Server } from './server.js'
import type { RegistrySubjects } from './server-json/subjects.js'

/** Files that stand near the judged one. In a browser or an editor there may be none. */
export interface Siblings {
  /** The text of a file named relative to the judged file's folder ("/" between parts, may start with ../), or undefined. */
  read(name: string): string | undefined
}

/** One client that may read a file, and as which of its files. Rules judge for one reader at a time. */
export interface Reader {
  readonly client: ClientProfile
  readonly file: ConfigFile
  /** How messages call it in the middle of a sentence: "Claude Code", or "the client" where several may read the file. */
  readonly name: string
  /** A template (`.mcp.json.example`): placeholders are there to be filled in. */
  readonly template: boolean
}

/** The file as such: its bytes, and whether anybody knows what it is. */
export interface FileSubject {
  readonly document: Document
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'broken'
  readonly recognized: boolean
  /** What it should have been: the name or the user says that it is a dump. */
  readonly expected?: 'dump'
  /** A client without a profile whose file this is. */
  readonly foreignClient?: string
}

/** The text of a file of any kind, before anything is known about what it says. */
export interface TextSubject {
  readonly document: Document
  readonly kind: 'client-config' | 'dump' | 'server-json'
  /** Who reads it, in the middle of a sentence: "Claude Code", "the client", "the registry". */
  readonly reader: string
}

/** The text and who reads it, before anything is known about its servers. */
export interface DocumentSubject {
  readonly document: Document
  readonly reader: Reader
}

/** The file as a place for servers. */
export interface ConfigSubject extends DocumentSubject {
  readonly layout: Layout
}

/** What the values of a server entry, of settings or of inputs do not keep of the shapes that the client wants. */
export interface ValuesSubject extends DocumentSubject {
  readonly problems: readonly ShapeProblem[]
  /** The entry they belong to; undefined for settings and inputs. */
  readonly server: Server | undefined
}

/** One server entry. */
export interface ServerSubject extends DocumentSubject {
  readonly server: Server
  readonly siblings: Siblings
}

/** A dump and the revision that it is held against: part of every subject of a dump. */
export interface DumpContext {
  readonly document: Document
  readonly revision: SpecRevision
  readonly dump: Dump
  /** Whom the tools should reach, with the limits that count in this run. */
  readonly targets: readonly Target[]
  /** The name by which clients will know the server, where it was told. */
  readonly serverName: string | undefined
}

/** One answer of a server, or several collected in one object. */
export interface ResultSubject extends DumpContext {
  readonly result: ResultView
}

/** An object of the specification. */
export interface SpecObject {
  readonly name: ObjectName
  readonly node: ObjectNode
  /** Its members in this revision; undefined where the revision does not define the object. */
  readonly spec: ObjectSpec | undefined
}
export interface MembersSubject extends DumpContext {
  readonly object: SpecObject
}

/** A part of a dump that is an object: capabilities, icons, annotations, _meta. */
export interface PartSubject extends DumpContext {
  readonly node: ObjectNode
}

/** One entry of tools. */
export interface ToolSubject extends DumpContext {
  readonly tool: ToolView
}

/** A tool's inputSchema or outputSchema, where it is an object. */
export interface SchemaSubject extends ToolSubject {
  readonly schema: {
    readonly of: 'inputSchema' | 'outputSchema'
    readonly member: Member
    readonly node: ObjectNode
  }
}

/** One resource, resource template or prompt. */
export interface ItemSubject extends DumpContext {
  readonly item: ItemView
}

/** One string that a server declares. */
export interface DeclarationSubject {
  readonly document: Document
  readonly declared: Declared
}

/** One string of any kind of file, for what its characters alone tell. */
export interface StringSubject {
  readonly document: Document
  readonly text: string
  readonly role: DeclaredRole
  readonly at: StringNode | { readonly member: Member; readonly at: 'key' }
  /** In a dump: what declares it. Else it is a setting. */
  readonly declared: Declared | undefined
}

/** A dump beside what a lock file has of its server. */
export interface LockSubject {
  readonly difference: LockDifference
}

/** A configuration of mcp-lint itself. */
export interface ConfigurationSubject {
  readonly document: Document
  readonly faults: readonly ConfigFault[]
  /** Suppressions that silence nothing, where a run has shown it. */
  readonly unused: readonly { readonly code: string; readonly file: string; readonly node: ObjectNode }[]
}

/** A code in a comment that silences nothing, or a comment that names none. */
export interface IdleDirective {
  readonly says: 'unused' | 'off' | 'unknown' | 'noCode' | 'belowTop'
  /** As it is written; "" where the comment names none. */
  readonly code: string
  readonly pointer: string
  readonly span: Span
}
export interface DirectivesSubject {
  readonly document: Document
  readonly idle: readonly IdleDirective[]
}

/** What a rule can ask to be called with, by the name it writes in `on`. */
export interface Subjects extends RegistrySubjects {
  readonly file: FileSubject
  readonly text: TextSubject
  readonly document: DocumentSubject
  readonly config: ConfigSubject
  readonly server: ServerSubject
  readonly values: ValuesSubject
  readonly dump: DumpContext
  readonly result: ResultSubject
  readonly members: MembersSubject
  readonly capabilities: PartSubject
  readonly icon: PartSubject
  readonly annotations: PartSubject
  readonly meta: PartSubject
  readonly tool: ToolSubject
  readonly schema: SchemaSubject
  readonly resource: ItemSubject
  readonly template: ItemSubject
  readonly prompt: ItemSubject
  readonly declaration: DeclarationSubject
  readonly string: StringSubject
  readonly run: RunSubject
  readonly lock: LockSubject
  readonly configuration: ConfigurationSubject
  readonly directives: DirectivesSubject
}
export type SubjectName = keyof Subjects
