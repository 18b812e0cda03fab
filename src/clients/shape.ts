/** What a value must look like for a reader, as plain data: a small vocabulary, so that facts stay readable beside their sources. */
export type Shape =
  | StringShape
  | NumberShape
  | BooleanShape
  | ListShape
  | MapShape
  | ObjectShape
  | EitherShape
  | AnyShape

export interface StringShape {
  readonly type: 'string'
  /** The only words that the reader takes. */
  readonly oneOf?: readonly string[]
  readonly nonEmpty?: true
  /** Neither empty nor made of blanks alone. */
  readonly notBlank?: true
  /** `variable-name`: the bare name of an environment variable. `https-url`: an absolute https address. */
  readonly format?: 'variable-name' | 'https-url'
}
/** A finite number: the infinities and NaN, which TOML can write, never fit. */
export interface NumberShape {
  readonly type: 'number'
  readonly integer?: true
  readonly min?: number
  /** Exclusive lower bound. */
  readonly above?: number
  readonly max?: number
  readonly unit?: 'ms' | 's'
  /** Values below this are read and have no effect. */
  readonly ignoredBelow?: number
}
export interface BooleanShape {
  readonly type: 'boolean'
}
/** Nothing is known of it, or only a guess is: every value passes. */
export interface AnyShape {
  readonly type: 'any'
}
export interface ListShape {
  readonly type: 'list'
  readonly of: Shape
}
/** An object whose member names are free (variables, headers). */
export interface MapShape {
  readonly type: 'map'
  readonly of: Shape
}
/** An object with known members. */
export interface ObjectShape {
  readonly type: 'object'
  readonly members: Readonly<Record<string, MemberShape>>
  /** What becomes of a member that is not listed: `refused` loses the server or file, `unchecked` means that others are legal. Default: ignored in silence. */
  readonly others?: 'refused' | 'unchecked'
  /** The reader also takes a list with the values of these members in this order, cut short anywhere. */
  readonly positions?: readonly string[]
  /** Exactly one of these members must be there. */
  readonly oneMemberOf?: readonly string[]
}
/** One of several shapes. */
export interface EitherShape {
  readonly type: 'either'
  readonly of: readonly Shape[]
  /** null will do as well (VS Code's env). */
  readonly orNull?: true
}
/** A member's shape, and what happens when the member is missing: `refused` loses the server or file, `lost` only what depends on it. */
export type MemberShape = Shape & { readonly required?: 'refused' | 'lost' }
