import type { Document } from '../document/document.js'
import type { AnySubject } from '../kinds/any-subject.js'
import type { SubjectName } from '../kinds/subjects.js'
import type { AnyRule } from '../rules/rule.js'
import type { Raise } from './collect.js'
import type { FileResult, Finding } from './finding.js'

/** One way to read a file: as one client does, or as one revision of the specification says. */
export interface Reading {
  /** The client's id or the revision's date. */
  readonly id: string
  /** For people. */
  readonly name: string
  /** What rules look at; with `wanted`, subjects of other names may be left out. */
  subjects(document: Document, wanted?: ReadonlySet<SubjectName>): Iterable<AnySubject>
}

/** A file that was placed: what it is, in which ways it is read, and by which rules it is judged. */
export interface Placed {
  readonly kind: 'client-config' | 'dump' | 'server-json'
  readonly document: Document
  readonly clients: readonly string[]
  /** `one-of`: what all readings object to counts; `all-of`: the first one decides. */
  readonly reading: 'one-of' | 'all-of'
  readonly revision: string | null
  /** A clause without a full stop. */
  readonly because: string
  readonly rules: readonly AnyRule[]
  readonly readings: readonly Reading[]
  /** Reads a text of the same file again, after fixes. */
  reread(text: string): Promise<Document>
  /** What else the result says. */
  more?(findings: readonly Finding[]): Partial<Pick<FileResult, 'verdicts' | 'refusals'>>
  /** A last look at all findings together. */
  settle?(findings: readonly Finding[]): readonly Finding[]
  /** Makes findings worse for those that look at this file. */
  readonly raise?: Raise
}
