import type { Finding } from '../engine/finding.js'

/** A value as JSON has it; a string with a secret in it is cut. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** What a server lists, for people to read: plain data. What a text does not say, or says in another type, is null. */
export interface CapabilityTree {
  readonly server: ServerInfo | null
  /** What the server declares; null where the dump has no such answer. */
  readonly capabilities: readonly Capability[] | null
  /** null: the dump does not hold the list. */
  readonly tools: EntryList<ToolEntry> | null
  readonly resources: EntryList<ResourceEntry> | null
  readonly resourceTemplates: EntryList<TemplateEntry> | null
  readonly prompts: EntryList<PromptEntry> | null
  /** Findings that belong to nothing of the above. */
  readonly findings: readonly Finding[]
}

/** Who answered. */
export interface ServerInfo {
  readonly name: string | null
  readonly title: string | null
  readonly version: string | null
  readonly protocolVersion: string | null
  /** What the server wants models to be told. */
  readonly instructions: string | null
}

/** One declared capability. */
export interface Capability {
  readonly name: string
  /** Names of what it says further: `listChanged`. What is declared as false is left out. */
  readonly details: readonly string[]
}

/** All entries of one kind, pages joined. */
export interface EntryList<E> {
  readonly count: number
  /** How many lists it was joined from. */
  readonly pages: number
  /** False where the last page names a further one. */
  readonly complete: boolean
  /** Who refuses the whole list for one of its faults. */
  readonly dropped: readonly Dropped[]
  readonly entries: readonly E[]
  /** Findings about the list, not about one of its entries. */
  readonly findings: readonly Finding[]
}

/** Somebody does without an entry or list, and which finding says why. */
export interface Dropped {
  /** For the middle of a sentence. */
  readonly by: string
  readonly code: string
}

/** What all entries have. */
export interface Entry {
  readonly name: string | null
  readonly title: string | null
  readonly description: string | null
  /** JSON Pointer of the entry. */
  readonly pointer: string
  /** Which document of a file that holds several; else 0. */
  readonly document: number
  readonly icons: number
  /** The keys of `_meta`. */
  readonly meta: readonly string[]
  /** Who leaves this one out. */
  readonly dropped: readonly Dropped[]
  readonly findings: readonly Finding[]
}

/** A tool. */
export interface ToolEntry extends Entry {
  /** null: the tool says nothing readable of its arguments. */
  readonly input: SchemaView | null
  readonly output: SchemaView | null
  /** What the server says of the tool's manners; clients must not trust it. */
  readonly untrustedHints: readonly Hint[]
  /** forbidden, optional or required, where the tool says so. */
  readonly taskSupport: string | null
}

/** A resource. */
export interface ResourceEntry extends Entry {
  readonly uri: string | null
  readonly mimeType: string | null
  /** In bytes. */
  readonly size: number | null
  readonly annotations: readonly Hint[]
}

/** A resource template. */
export interface TemplateEntry extends Entry {
  readonly uriTemplate: string | null
  readonly mimeType: string | null
  readonly annotations: readonly Hint[]
}

/** A prompt. */
export interface PromptEntry extends Entry {
  readonly arguments: readonly PromptArgument[]
}

/** One argument of a prompt; its value is a string. */
export interface PromptArgument {
  readonly name: string | null
  readonly title: string | null
  readonly description: string | null
  readonly required: boolean
}

/** A member of `annotations`. */
export interface Hint {
  readonly name: string
  readonly value: Json
}

/** What a schema says about an object, or another value. */
export interface SchemaView {
  /** In words: `object`, `array of string`. */
  readonly type: string
  /** Whether members that it does not name are refused. */
  readonly closed: boolean
  readonly parameters: readonly Parameter[]
  /** There are parameters that stand too deep, or too many, to be listed. */
  readonly truncated: boolean
}

/** One property of a schema. */
export interface Parameter {
  readonly name: string
  readonly title: string | null
  readonly description: string | null
  /** In words: `string`, `integer 1..10`, `array of string`, `string | null`. */
  readonly type: string
  readonly required: boolean
  /** The only values that it takes; missing where any of the type will do. */
  readonly enum?: readonly Json[]
  readonly default?: Json
  /** The name behind Mcp-Param- of the header that repeats it. */
  readonly header?: string
  readonly deprecated?: true
  /** Of an object, or of the objects in an array. */
  readonly parameters: readonly Parameter[]
  /** Its own parameters stand above it, or too deep: it refers back to a schema that holds it. */
  readonly truncated?: true
}
