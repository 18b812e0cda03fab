import type { Span } from '../document/document.js'
import type { CapabilityTree } from '../inspect/tree.js'
import type { Elsewhere } from '../kinds/listed.js'
import type { Official, Verdicts } from '../registry/gates.js'

export type { Gate, Official, Verdicts } from '../registry/gates.js'

/** How bad it is, worst first: the file or server is lost; it is ignored in silence or leaks something; advice. */
export type Severity = 'error' | 'warning' | 'info'
/** Who says that it is wrong. */
export type Basis = 'spec' | 'client' | 'registry' | 'target' | 'advice'

/** One replacement in the text. */
export interface Edit {
  /** What is replaced; an empty span is a place to insert at. */
  readonly span: Span
  readonly text: string
}
/** A way to repair a finding. */
export interface Fix {
  /** What it does, as a command: "Rename X to Y". */
  readonly title: string
  /** `safe`: keeps the meaning and needs no guess. */
  readonly safety: 'safe' | 'suggested'
  /** Goes before all others, in a pass of its own. */
  readonly alone?: true
  /** In order, not overlapping and not touching; all or none are applied. */
  readonly edits: readonly Edit[]
}
/** Another place that belongs to a finding. */
export interface Related {
  readonly pointer: string
  readonly span: Span
  readonly message: string
  /** Where it stands in another file than the finding. */
  readonly elsewhere?: Elsewhere
}

/** One problem at one place: plain data, ready for every formatter. */
export interface Finding {
  /** The rule: `MCP_…`. */
  readonly code: string
  /** Which of the rule's messages it is. */
  readonly messageId: string
  readonly severity: Severity
  readonly basis: Basis
  /** Topics of the rule: `startup`, `secrets` … */
  readonly tags: readonly string[]
  /** What is wrong; a full sentence. */
  readonly what: string
  /** What to do and why; full sentences. */
  readonly todo: string
  /** Which document of a file that holds several; else 0. */
  readonly document: number
  /** JSON Pointer (RFC 6901) of the value or member; "" is the whole document. TOML has the same pointers. */
  readonly pointer: string
  /** `key` where the name of a member is marked. */
  readonly at: 'value' | 'key'
  /** Stable name of the place, for baselines: `mcpServers.git.command`. */
  readonly address: string
  /** The smallest stretch that shows it; of strings and names it includes the quotes. */
  readonly span: Span
  readonly related: readonly Related[]
  /** Ways to repair it; most findings have none. */
  readonly fixes: readonly Fix[]
  /** Of secrets and risks: how great. */
  readonly risk?: 'high' | 'medium' | 'low'
  /** Of a server.json: what the official registry says of it. */
  readonly official?: Official
  /** What clients do without for it: this tool, or the whole list. */
  readonly drops?: 'tool' | 'list'
  /** Whom it concerns, where not all readers. */
  readonly clients?: readonly string[]
  readonly targets?: readonly string[]
  /** What each of those targets does with it, in the same order. */
  readonly byTarget?: readonly TargetVerdict[]
}
/** What one target does with the place that a finding points at. */
export interface TargetVerdict {
  readonly target: string
  readonly severity: Severity
  readonly verdict: 'warned' | 'damaged' | 'refused'
}

/** One judged file. */
export interface FileResult {
  /** The path, as it was given. */
  readonly uri: string
  /** The text without a byte order mark; formatters cut excerpts from it. */
  readonly text: string
  /** A byte order mark led the text. */
  readonly bom?: true
  /** `client-config`; null when nobody can place the file. */
  readonly kind: string | null
  /** Ids of the clients that may read it. */
  readonly clients: readonly string[]
  /** `one-of`: nobody knows which of the clients; `all-of`: they all read this very file, the first one decides. */
  readonly reading: 'one-of' | 'all-of'
  /** The protocol revision that it was judged by; null for configs, which have none. */
  readonly revision: string | null
  /** How many documents a file of several holds (NDJSON, a log); else missing. */
  readonly documents?: number
  /** Of a server.json: what the registry would say of it. */
  readonly verdicts?: Verdicts
  /** Of a server.json: all that a gate of the registry speaks about, whatever levels the user chose. */
  readonly refusals?: readonly Finding[]
  /** Why it was taken for that; a clause without a full stop. */
  readonly because: string
  /** By place, then by code. */
  readonly findings: readonly Finding[]
  /** What was found and is known: a comment, the configuration or a baseline silences it. Missing where there is nothing. */
  readonly suppressed?: readonly Suppressed[]
  /** Stretches that no report may print: the secrets around what reports show of a text, which is near its findings. */
  readonly masks: readonly Span[]
  /** What a dump says; only where it was asked for, and where the text can be read. */
  readonly tree?: CapabilityTree
  /** The text that --fix leaves (without a byte order mark); only where fixes were asked for. */
  readonly fixed?: FixedText
}
/** A finding that does not count. */
export interface Suppressed {
  readonly finding: Finding
  /** A comment in the file, a suppression of the caller or of the configuration, or a baseline. */
  readonly by: 'comment' | 'suppression' | 'baseline'
  /** Which of the suppressions. */
  readonly index?: number
  /** Why, in the words of the user. */
  readonly reason?: string
}
/** A text after its fixes. */
export interface FixedText {
  readonly text: string
  /** How many fixes are in it. */
  readonly applied: number
  /** Stretches of the fixed text that no report may print. */
  readonly masks?: readonly Span[]
}

/** A file that could not be judged or written: what leads to exit code 2. */
export interface RunError {
  readonly path: string
  /** A full sentence, without the path. */
  readonly message: string
}

/** All that a report is made from. */
export interface Run {
  readonly files: readonly FileResult[]
  readonly errors: readonly RunError[]
}
