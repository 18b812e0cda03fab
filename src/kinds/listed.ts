import type { Span } from '../document/document.js'
import type { Position } from '../document/lines.js'
import type { ListName } from './dump/views.js'

/** What is remembered of an entry of a list while the other files of a run are judged. */
export interface ListedEntry {
  /** The file that it stands in. */
  readonly uri: string
  readonly of: ListName
  /** What clients know it by: the name of a tool or prompt, the uri of a resource, the uriTemplate of a template. */
  readonly id: string
  /** Where that stands. */
  readonly document: number
  readonly pointer: string
  readonly address: string
  readonly at: 'value'
  readonly span: Span
  readonly start: Position
  readonly end: Position
}

/** One dump of a run. */
export interface ListedFile {
  readonly uri: string
  readonly entries: readonly ListedEntry[]
}

/** All dumps of a run, for rules about what stands in several of them. */
export interface RunSubject {
  /** In the order of their paths. */
  readonly files: readonly ListedFile[]
  /** The user says that one server lists all of this. */
  readonly sameServer: boolean
}
