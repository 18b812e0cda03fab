/** How much a stretch of text deserves a look: high is what ordinary servers never say. */
export type Level = 'high' | 'medium' | 'low'

/** A stretch of a text that deserves a look. Offsets are into the text as given, half open. */
export interface Hit<Kind extends string = string> {
  readonly kind: Kind
  readonly level: Level
  readonly from: number
  readonly to: number
}

/** What a string of a declaration is for: in a name less is allowed than in prose. */
export type Role =
  | 'name'
  | 'title'
  | 'description'
  | 'parameter'
  | 'enum'
  | 'const'
  | 'default'
  | 'example'
  | 'pattern'
  | 'uri'
  | 'other'

/** Strings that programs compare: nothing in them is there for the eye. */
export const isIdentifier = (role: Role): boolean =>
  role === 'name' || role === 'parameter' || role === 'enum' || role === 'const' || role === 'uri'

/** Strings that people write sentences in. */
export const isProse = (role: Role): boolean => role === 'description' || role === 'title' || role === 'other'
