import type { Member, Node, ObjectNode, Span } from '../document/document.js'
import type { SeverityOverride } from '../engine/settings.js'

/** How files are judged, as a configuration or a part of it says; what is missing says nothing. */
export interface Judging {
  readonly client?: string
  readonly kind?: string
  readonly revision?: string
  readonly targets?: readonly string[]
  readonly serverName?: string
  /** In the order of the file: of several that fit a code the last one counts. */
  readonly rules: readonly SeverityOverride[]
}

/** Other settings for some files. */
export interface Override extends Judging {
  readonly files: readonly string[]
}

/** A finding that is known and accepted. */
export interface Suppression {
  readonly code: string
  /** A path or glob, relative to the folder of the configuration. */
  readonly file: string
  readonly address?: string
  readonly pointer?: string
  readonly reason: string
  /** Where it stands. */
  readonly node: ObjectNode
}

/** A configuration as far as it makes sense; what does not is left out, and a fault. */
export interface Configuration extends Judging {
  readonly include?: readonly string[]
  readonly ignore: readonly string[]
  readonly overrides: readonly Override[]
  readonly suppressions: readonly Suppression[]
}

/** What a fault points at. */
type FaultPlace =
  | Node
  | { readonly member: Member; readonly at: 'key' }
  | { readonly pointer: string; readonly span: Span }

/** Something in a configuration that mcp-lint cannot make sense of; `says` is the message of MCP_LINT_CONFIG_INVALID. */
export type ConfigFault = { readonly at: FaultPlace } & (
  | { readonly says: 'broken'; readonly data: { problem: string } }
  | { readonly says: 'unknownKey'; readonly data: { key: string; near: string | undefined; known: readonly string[] } }
  | { readonly says: 'misplaced'; readonly data: { key: string; part: string } }
  | { readonly says: 'twice'; readonly data: { key: string } }
  | { readonly says: 'wrongType'; readonly data: { what: string; wants: string; is: string } }
  | { readonly says: 'empty'; readonly data: { what: string } }
  | { readonly says: 'missing'; readonly data: { part: string; key: string } }
  | {
      readonly says: 'unknownWord'
      readonly data: { what: string; word: string; near: string | undefined; known: readonly string[] }
    }
  | { readonly says: 'unknownCode'; readonly data: { code: string; near: string | undefined } }
)
