import type { Document, Editor, Member, Node, Span, StringNode, TextEdit } from '../document/document.js'
import type { Basis, Severity, TargetVerdict } from '../engine/finding.js'
import type { ListedPlace, RunSubject } from '../kinds/listed.js'
import type { SubjectName, Subjects } from '../kinds/subjects.js'
import type { Official } from '../registry/gates.js'
import type { LimitName } from '../targets/target.js'

/** What is wrong, then what to do and why. Both are full sentences that end in a full stop. */
export interface Words {
  readonly what: string
  readonly todo: string
}
// biome-ignore lint/suspicious/noExplicitAny: each message has its own data type, checked where it is reported.
export type Messages = Readonly<Record<string, (data: any) => Words>>

/** What a finding points at: a value, a member's name, a stretch of a string's value, or a place that is not in the tree. */
export type Place =
  | Node
  | { readonly member: Member; readonly at: 'key' }
  /** from..to count in the string's value. */
  | { readonly inside: StringNode; readonly from: number; readonly to: number }
  /** A list or an entry of one, in any file of the run. */
  | { readonly entry: ListedPlace }
  /** The whole document; the span defaults to its first character. */
  | { readonly pointer: string; readonly span: Span; readonly document?: number }

export interface FixDraft {
  readonly title: string
  readonly safety: 'safe' | 'suggested'
  /** Moves the text of other places (a new indent): other fixes wait until it is done, so that their lines fit in. */
  readonly alone?: true
  edits(edit: Editor): TextEdit[]
}
export interface Extras {
  readonly severity?: Severity
  /** Who says so, where it is not the rule's own basis. */
  readonly basis?: Basis
  readonly risk?: 'high' | 'medium' | 'low'
  /** What the registry says of it, where it is not what the rule says. */
  readonly official?: Official
  /** What the defect costs, where it is not what the rule says. */
  readonly drops?: 'tool' | 'list'
  /** The targets that object, where the rule is about some of them. */
  readonly byTarget?: readonly TargetVerdict[]
  readonly fixes?: readonly FixDraft[]
  readonly related?: readonly { readonly place: Place; readonly message: string }[]
}
export type Report<M extends Messages> = <Id extends keyof M & string>(
  id: Id,
  at: Place,
  data: Parameters<M[Id]> extends [infer Data] ? Data : object,
  extras?: Extras,
) => void

/** A small file for the documentation page and the first test: each bad one draws the code, each good one is silent. */
export interface Example {
  readonly file: string
  readonly client?: string
  /** For dumps: the revision that is told. */
  readonly revision?: string
  /** For dumps: the targets that are told. */
  readonly targets?: readonly string[]
  readonly serverName?: string
  readonly text: string
}

/**
 * What people read about a rule. It stands in the rule's file as `export const page`, apart from the rule itself, so that a run
 * that only judges does not load it.
 */
export interface RulePage {
  /** One paragraph: what happens to people who have the defect. */
  readonly why: string
  /** Where the truth comes from: documentation, repository and path, or the released program that was run. */
  readonly sources: readonly string[]
  /** The topic of the limits of targets that the rule is about: `explain` shows each with its day and source. */
  readonly limit?: LimitName
  readonly examples: { readonly bad: readonly Example[]; readonly good: readonly Example[] }
}

/** A code that makes a finding redundant at the very same place, depending on how severe the two are. */
export interface Yield {
  readonly to: string
  /** Only findings of this severity give way. */
  readonly mine?: Severity
  /** They give way to findings of this severity only. */
  readonly theirs?: Severity
}

/** A rule: what is judged and how it is said. With its page it is the whole truth about one defect. */
export interface Rule<S extends SubjectName = SubjectName, M extends Messages = Messages> {
  readonly code: `MCP_${string}`
  readonly on: S
  /** The defect in a few words, no full stop. */
  readonly title: string
  /** The default; a message may be milder or harder. */
  readonly severity: Severity
  readonly basis: Basis
  /**
   * Of dumps: what is lost where it is an error. `tool`: clients over Streamable HTTP have to leave out this tool and only it;
   * `list`: clients that check what a server answers refuse the whole list.
   */
  readonly drops?: 'tool' | 'list'
  /** Runs only where the user names its code with a level: right for some, noise for most. */
  readonly off?: true
  /** Of a server.json: which gates of the registry refuse what is found. Missing: none. */
  readonly official?: Official
  /** Codes that make this one redundant at the same place or above it: the more specific one speaks. */
  readonly yieldsTo?: readonly (string | Yield)[]
  readonly tags: readonly string[]
  /** Version of mcp-lint. */
  readonly since: string
  /** Former codes of this rule. */
  readonly formerly?: readonly string[]
  readonly messages: M
  check(subject: Subjects[S], report: Report<M>): void
  /** Finds the same between the files of a run, once all of them are judged. */
  across?(run: RunSubject, report: Report<M>): void
}

/** A rule whose subject and messages have been forgotten, for lists of rules. */
export interface AnyRule extends Omit<Rule, 'check' | 'messages' | 'on'> {
  readonly on: SubjectName
  readonly messages: Messages
  check(subject: never, report: Report<Messages>): void
}

/** A rule with its page. */
export type DocumentedRule = AnyRule & RulePage

/** Checks a rule's types where it is written. */
export function defineRule<S extends SubjectName, M extends Messages>(rule: Rule<S, M>): Rule<S, M> {
  return rule
}

/** The place of a whole document without a node. */
export function wholeDocument(document: Document): Place {
  const root = document.roots[0]?.node
  return root ?? { pointer: '', span: { start: 0, end: Math.min(1, document.text.length) } }
}
