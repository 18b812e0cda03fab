/** The published revisions of the Model Context Protocol, oldest first. */
export const revisionDates = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const

/** The date that names a revision. */
export type RevisionDate = (typeof revisionDates)[number]

/** The JSON type that a member has. `integer` is a number without a fraction; `schema` an object that is a JSON Schema. */
export type MemberType = 'string' | 'boolean' | 'number' | 'integer' | 'object' | 'array' | 'strings' | 'schema'

/** One member of an object of the specification. */
export interface MemberSpec {
  readonly type: MemberType
  readonly required?: true
}

/** The members of one object of the specification, by name. */
export type ObjectSpec = Readonly<Record<string, MemberSpec>>

/** The objects of the specification whose members are known. */
export type ObjectName =
  | 'Result'
  | 'InitializeResult'
  | 'DiscoverResult'
  | 'Tool'
  | 'ToolAnnotations'
  | 'ToolExecution'
  | 'Resource'
  | 'ResourceTemplate'
  | 'Annotations'
  | 'Prompt'
  | 'PromptArgument'
  | 'Icon'
  | 'Implementation'

/** One revision as data: what an object may hold, and what else the revision says about lists. */
export interface SpecRevision {
  readonly date: RevisionDate
  /** An object that this revision does not define is missing. */
  readonly objects: Readonly<Partial<Record<ObjectName, ObjectSpec>>>
  /** Names of tools have a rule: 1 to 128 characters of letters, digits, "_", "-" and ".". */
  readonly toolNames: boolean
  /** Results say resultType, and lists ttlMs and cacheScope. */
  readonly resultMembers: boolean
  /** Parameters may be mirrored into HTTP headers with x-mcp-header. */
  readonly xMcpHeader: boolean
  /** JSON-RPC batches: several responses in one array. */
  readonly batches: boolean
  /** The dialect of a schema without $schema; null where the revision does not say. */
  readonly defaultDialect: '2020-12' | null
  /** true and false may stand for a schema directly below `properties` at the root of a tool's schema. */
  readonly booleanProperties: boolean
  /** What the root of an outputSchema has to be; null where tools have none. */
  readonly outputSchemaRoot: 'object' | 'any' | null
  /** References to other addresses are not fetched, and a schema that needs one is to be refused. */
  readonly externalRefsRefused: boolean
  /** How reserved _meta prefixes are told: by the label before the last, or by the second; null: no grammar. */
  readonly metaKeys: 'label-before-last' | 'second-label' | null
  /** _meta keys without a prefix that this revision itself gives a meaning. */
  readonly bareMetaKeys: readonly string[]
  /** Capabilities that a server may declare. */
  readonly capabilities: readonly string[]
  /** Capabilities that this revision discourages. */
  readonly deprecatedCapabilities: readonly string[]
}
