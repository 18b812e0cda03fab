import type { Span } from '../document/document.js'

export type Severity = 'error' | 'warning' | 'info'
/** Who says so. */
export type Basis = 'spec' | 'client' | 'registry' | 'target' | 'advice'

export interface Edit {
  /** Offsets into the document's text, half open. */
  readonly span: Span
  readonly text: string
}
export interface Fix {
  readonly title: string
  readonly safety: 'safe' | 'suggested'
  /** Goes before all others, in a pass of its own. */
  readonly alone?: true
  /** In order, not overlapping and not touching; all or none are applied. */
  readonly edits: readonly Edit[]
}
export interface Related {
  readonly pointer: string
  readonly span: Span
  readonly message: string
}

/** One problem at one place: plain data, ready for every formatter. */
export interface Finding {
  readonly code: string
  readonly messageId: string
  readonly severity: Severity
  readonly basis: Basis
  readonly tags: readonly string[]
  /** What is wrong; a full sentence. */
  readonly what: string
  /** What to do and why; full sentences. */
  readonly todo: string
  readonly document: number
  readonly pointer: string
  readonly at: 'value' | 'key'
  readonly address: string
  readonly span: Span
  readonly related: readonly Related[]
  readonly fixes: readonly Fix[]
  readonly risk?: 'high' | 'medium' | 'low'
  /** Whom it concerns, where not all readers. */
  readonly clients?: readonly string[]
  readonly targets?: readonly string[]
}

/** One judged file. */
export interface FileResult {
  readonly uri: string
  /** The text without a byte order mark; formatters cut excerpts from it. */
  readonly text: string
  /** A byte order mark led the text. */
  readonly bom?: true
  /** null when nobody can place the file. */
  readonly kind: string | null
  readonly clients: readonly string[]
  readonly reading: 'one-of' | 'all-of'
  readonly revision: string | null
  /** Why it was taken for that; a clause without a full stop. */
  readonly because: string
  readonly findings: readonly Finding[]
  /** Stretches that no report may print: secrets. */
  readonly masks: readonly Span[]
  /** The text that --fix leaves (without a byte order mark); only where fixes were asked for. */
  readonly fixed?: FixedText
}
export interface FixedText {
  readonly text: string
  readonly applied: number
}

/** What led to exit code 2. */
export interface RunError {
  readonly path: string
  readonly message: string
}

/** All that a report is made from. */
export interface Run {
  readonly files: readonly FileResult[]
  readonly errors: readonly RunError[]
}
