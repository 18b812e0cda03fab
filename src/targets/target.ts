import type { OutcomeName } from './outcomes.js'

/** How bad it is for the tool; the same words as in findings. */
export type LimitSeverity = 'error' | 'warning' | 'info'

/** One thing that a target does not take as it is, with the day and the place that it is known from. */
export interface Limit {
  /** What it takes, as a clause: "names of at most 64 characters". */
  readonly takes: string
  readonly severity: LimitSeverity
  /** The severity in a run for which nobody named a target; missing: such a run is silent about it. */
  readonly recommended?: LimitSeverity
  readonly outcome: OutcomeName
  /** When it was last seen, as precise as that is known: `2026-03`. */
  readonly seen: string
  readonly sure: 'source code' | 'run' | 'docs' | 'issue' | 'inference' | 'guess'
  /** Repositories and numbers or paths, or pages. */
  readonly sources: readonly string[]
}

interface Length {
  readonly most: number
}
/** Keywords behind which the target looks for schemas; missing: behind all. */
interface Walk {
  readonly enters?: readonly string[]
}

/** What can be special about a target, by topic. Patterns are regular expressions for whole strings. */
export interface Limits {
  /** A dot in a tool's name; `becomes` is what the target puts in its place. */
  readonly nameDot?: Limit & { readonly becomes?: string }
  /** The length of a tool's name alone. `prefixed`: what it is counted with depends on the name of the server. */
  readonly nameLength?: Limit & Length & { readonly prefixed?: true }
  /** The length of the name that the model sees; `form` has {server} and {tool}. */
  readonly qualifiedName?: Limit & Length & { readonly form: string }
  /** How a tool's name begins. */
  readonly nameStart?: Limit & { readonly pattern: string }
  /** Names are written anew, so two may become one. */
  readonly rewrittenName?: Limit & Rewriting
  readonly toolCount?: Limit & Length
  readonly descriptionLength?: Limit & Length & { readonly unit: 'characters' | 'bytes' }
  /** An empty description; `absent`: or none. */
  readonly emptyDescription?: Limit & { readonly absent?: true }
  /** Keywords at the root of inputSchema. `several`: a list of one schema is fine. */
  readonly rootKeywords?: readonly (Limit & { readonly names: readonly string[]; readonly several?: true })[]
  /** The root of inputSchema has to have `properties`. */
  readonly rootProperties?: Limit
  /** Arrays have to have `items`; `notFalse`: and false does not count. */
  readonly arrayItems?: Limit & Walk & { readonly notFalse?: true }
  /** `items` as a list. */
  readonly tupleItems?: Limit
  /** Names of the properties at the root of inputSchema. */
  readonly propertyNames?: Limit & { readonly pattern: string }
  /** Keywords: only these, or never these. */
  readonly keywords?: Limit & ({ readonly only: readonly string[] } | { readonly never: readonly string[] })
  /** `beside`: what may stand beside a $ref; missing: there may be no $ref. */
  readonly refs?: Limit & { readonly beside?: readonly string[] }
  /** Schemas that lead back to themselves. */
  readonly recursion?: Limit
  /** `type` as a list. */
  readonly typeLists?: Limit
  /** Values of enum have to be strings. */
  readonly enumStrings?: Limit
  /** Values of enum have to differ. */
  readonly enumUnique?: Limit & Walk
  /** enum has to have a value. */
  readonly enumFilled?: Limit & Walk
  /** Formats by the type that they stand beside, or for all. */
  readonly formats?: Limit & {
    readonly byType: Readonly<Record<string, readonly string[]>> | { readonly any: readonly string[] }
  }
  /** anyOf has to stand alone. */
  readonly anyOfAlone?: Limit
  /** Objects below the root have to have properties. */
  readonly filledObjects?: Limit
  /** true and false as schemas; `items`: behind items too. */
  readonly booleanSchemas?: Limit & { readonly items?: true }
  /** Schemas of parameters have to say a type. */
  readonly types?: Limit
  /** Objects have to say additionalProperties: false. */
  readonly closedObjects?: Limit
  /** Every property has to be in required. */
  readonly allRequired?: Limit
  readonly sizes?: Limit & Sizes
  /** A pattern has to begin with ^ and end with $. */
  readonly patternAnchors?: Limit
  readonly patternLookaround?: Limit
  /** The largest maxLength and maxItems. */
  readonly repeats?: Limit & Length
  /** The root of outputSchema has to be an object, whatever the revision says. */
  readonly outputType?: Limit
  /** The dialects that outputSchema may name, as the ends of their addresses. */
  readonly outputDialect?: Limit & { readonly dialects: readonly string[] }
}
export type LimitName = keyof Limits

/** How a target writes the name of a tool anew. */
export interface Rewriting {
  /** A pattern for one character that stays; others become `by`. */
  readonly keeps: string
  readonly by: string
  /** What the name becomes before that, with {server} and {tool}; one with {server} counts only where that is known. */
  readonly form?: string
  /** What is put before a name that does not begin like this. */
  readonly lead?: { readonly unless: string; readonly put: string }
  /** Longer names lose their middle. */
  readonly cut?: { readonly most: number; readonly head: number; readonly tail: number; readonly by: string }
}

/** Bounds of one schema as a whole. */
export interface Sizes {
  readonly properties: number
  readonly depth: number
  readonly enumValues: number
  /** Characters of all names of properties and definitions and of all values of enum and const. */
  readonly characters: number
  /** An enum of more than `values` may have so many `characters`. */
  readonly longEnum: { readonly values: number; readonly characters: number }
}

/** A finding of another rule that is worse here than the rule says. */
export interface Raise extends Limit {
  readonly code: `MCP_${string}`
}

/** An API or a client that takes a server's tools: plain data. */
export interface Target {
  readonly id: string
  /** In the middle of a sentence. */
  readonly name: string
  readonly aliases?: readonly string[]
  /** In a sentence for people who do not know it. */
  readonly about: string
  /** Part of `--target all`. */
  readonly inAll: boolean
  readonly limits: Limits
  readonly raises?: readonly Raise[]
}
