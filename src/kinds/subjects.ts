import type { ClientProfile, ConfigFile } from '../clients/profile.js'
import type { Document } from '../document/document.js'
import type { ShapeProblem } from '../shape/check.js'
import type { Layout } from './layout.js'
import type { Server } from './server.js'

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
  /** A client without a profile whose file this is. */
  readonly foreignClient?: string
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

/** What a rule can ask to be called with, by the name it writes in `on`. */
export interface Subjects {
  readonly file: FileSubject
  readonly document: DocumentSubject
  readonly config: ConfigSubject
  readonly server: ServerSubject
  readonly values: ValuesSubject
}
export type SubjectName = keyof Subjects
