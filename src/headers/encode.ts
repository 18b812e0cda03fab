import type { Node, NumberNode } from '../document/document.js'
import { readJson } from '../document/json.js'
import { base64OfText } from '../text/base64.js'
import { quote } from '../text/words.js'
import { decimalOf, integerText, isBeyondSafe, isInteger } from './decimal.js'
import { isMarked } from './marks.js'

/** The types whose values travel in headers. */
export const mirroredTypes = ['string', 'integer', 'boolean'] as const
/** A type whose values travel in headers. */
export type MirroredType = (typeof mirroredTypes)[number]

/** What becomes of an argument: a header, none, or a value that must not be sent at all. */
export type HeaderValue =
  | { readonly state: 'sent'; readonly value: string }
  | { readonly state: 'omitted' }
  /** `why` is a clause in lower case without a full stop. */
  | { readonly state: 'error'; readonly why: string }

/**
 * The text of the `Mcp-Param-*` header for one argument, as a client of 2026-07-28 sends it; null where it sends no header.
 * `rawJson` is the argument as it stands in the JSON text, so that no digit is lost; leave it out for an argument that is
 * missing. Throws a RangeError for a value that a client must not send (an integer beyond ±(2^53 − 1) or with a fraction), for
 * what is no JSON, and for another type than string, integer and boolean.
 *
 * Where the specification leaves room, this does what most SDKs do: a tab inside is encoded, an empty string is an empty
 * header, `42.0` is sent as `42`, a string, number or boolean of another type than the schema's is sent in its own form, and
 * an object or list is not sent.
 */
export function encodeHeaderValue(schemaType: MirroredType, rawJson?: string): string | null {
  if (!mirroredTypes.includes(schemaType))
    throw new RangeError(`Unknown type ${quote(String(schemaType))}. The known ones are ${mirroredTypes.join(', ')}.`)
  if (rawJson === undefined) return null
  const { problems, roots } = readJson(rawJson, '')
  const root = roots[0]?.node
  if (problems.length > 0 || !root) throw new RangeError('The argument is no JSON value.')
  const result = headerValueOf(schemaType, root)
  if (result.state === 'error') throw new RangeError(`The argument cannot be sent: ${result.why}.`)
  return result.state === 'sent' ? result.value : null
}

/** What a client sends for the argument of a parameter; `argument` is undefined where there is none. */
export function headerValueOf(type: MirroredType, argument: Node | undefined): HeaderValue {
  switch (argument?.type) {
    case 'string': {
      const value = headerText(argument.value)
      return value === undefined
        ? { state: 'error', why: 'half a surrogate pair has no UTF-8 bytes' }
        : { state: 'sent', value }
    }
    case 'boolean':
      return { state: 'sent', value: String(argument.value) }
    case 'number':
      return numberValue(type, argument)
    default:
      return { state: 'omitted' }
  }
}

function numberValue(type: MirroredType, { raw, value }: NumberNode): HeaderValue {
  const decimal = decimalOf(raw)
  if (!decimal || isBeyondSafe(decimal)) return { state: 'error', why: `${shortened(raw)} is beyond ±(2^53 − 1)` }
  if (isInteger(decimal)) return { state: 'sent', value: integerText(decimal) }
  return type === 'integer'
    ? { state: 'error', why: `${shortened(raw)} is no integer` }
    : { state: 'sent', value: String(value) }
}

function shortened(raw: string): string {
  return raw.length > 40 ? `${raw.slice(0, 39)}…` : raw
}

/**
 * A text as the value of `Mcp-Name` or `Mcp-Param-*`: as it is where a header can hold it, else its Base64 between marks.
 * Undefined for a text with half a surrogate pair.
 */
export function headerText(text: string): string | undefined {
  if (isPlain(text)) return text
  const encoded = base64OfText(text)
  return encoded === undefined ? undefined : `=?base64?${encoded}?=`
}

/** Visible ASCII and spaces that are not at an end. What looks marked is not plain, or it would be decoded at the other end. */
function isPlain(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text) && !/^ | $/.test(text) && !isMarked(text)
}
