import type { Span } from '../document/document.js'
import type { Position } from '../document/lines.js'
import type { ListName } from './dump/views.js'

/** Where a stretch of another file of the run stands. */
export interface Elsewhere {
  readonly uri: string
  readonly start: Position
  readonly end: Position
}

/** A place in a file of the run whose tree is no longer there. */
export interface ListedPlace extends Elsewhere {
  readonly document: number
  readonly pointer: string
  readonly address: string
  readonly at: 'value'
  readonly span: Span
}

/** What is remembered of an entry of a list while the other files of a run are judged: its name or address, and where that stands. */
export interface ListedEntry extends ListedPlace {
  readonly of: ListName
  /** What clients know it by: the name of a tool or prompt, the uri of a resource, the uriTemplate of a template. */
  readonly id: string
}

/** A list, or a page of one. */
export interface ListedList extends ListedPlace {
  readonly of: ListName
  /** As far as the file tells, no further page follows. */
  readonly last: boolean
}

/** One dump of a run. */
export interface ListedFile {
  readonly uri: string
  /** What the server calls itself. */
  readonly ownName: string | undefined
  /** The name under which a lock file has it. */
  readonly lockName: string
  /** Equal in two dumps that list the same tools with the same descriptions; empty where there are none. */
  readonly likeness: string
  readonly lists: readonly ListedList[]
  readonly entries: readonly ListedEntry[]
}

/** What a lock file has of a server: names or addresses by list. */
export type LockedNames = ReadonlyMap<ListName, ReadonlyMap<string, unknown>>

/** All dumps of a run, for rules about what stands in several of them. */
export interface RunSubject {
  /** In the order of their paths. */
  readonly files: readonly ListedFile[]
  /** The user says that one server lists all of this. */
  readonly sameServer: boolean
  /** Asks the lock file; missing where none was given. */
  readonly locked?: (server: string) => LockedNames | undefined
}
