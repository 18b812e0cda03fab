/** The dialects of JSON Schema that clients know. */
export type Dialect = '2020-12' | '2019-09' | 'draft-07' | 'draft-06'

/** What the meta-schema of a dialect asks of a keyword's value; `{ pattern }` is a string that this pattern takes. */
export type Wants =
  | 'string'
  | 'boolean'
  | 'number'
  /** A number above zero. */
  | 'positive'
  /** A whole number from zero on. */
  | 'count'
  /** Any list. */
  | 'list'
  /** A list of different values, at least one. */
  | 'values'
  /** A list of different strings. */
  | 'strings'
  /** One name of a type, or a list of different ones. */
  | 'types'
  /** A regular expression. */
  | 'pattern'
  | 'schema'
  /** A list of schemas, at least one. */
  | 'schemas'
  | 'schema-or-schemas'
  /** An object whose values are schemas. */
  | 'named-schemas'
  /** The same, and each name is a regular expression. */
  | 'pattern-schemas'
  | 'named-strings'
  | 'named-schemas-or-strings'
  | 'named-booleans'
  | { readonly pattern: string }
