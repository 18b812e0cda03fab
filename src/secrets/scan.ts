import { findConnectionPassword, findQueryKey, findUrlPassword } from './by-address.js'
import { findFormat } from './by-format.js'
import { findByName } from './by-name.js'
import type { SecretHit } from './hit.js'
import { jsonStrings } from './inside-json.js'

export type { SecretHit } from './hit.js'

/** Where a value stands; the name is that of the variable, header, flag or member. */
export interface SecretContext {
  readonly name?: string
  readonly place: 'variable' | 'header' | 'url' | 'argument' | 'member' | 'input-default'
}

/** Longer values are looked at up to here. */
const FURTHEST = 65_536

/** Looks for a secret in a value: by its format, by its place in an address, by the name it stands under. The first hit counts. */
export function scanValue(value: string, context: SecretContext): SecretHit | undefined {
  const text = value.slice(0, FURTHEST)
  if (text.length < 4) return undefined
  const hit = scanText(text, context)
  if (hit) return hit
  const strings = jsonStrings(text)
  if (strings) return scanJson(text, strings)
  return context.name === undefined ? undefined : findByName(text, context.name)
}

function scanText(text: string, { place }: SecretContext): SecretHit | undefined {
  const hit = findFormat(text) ?? findUrlPassword(text) ?? findConnectionPassword(text)
  return hit ?? (place === 'url' || place === 'argument' ? findQueryKey(text) : undefined)
}

/** One level only: JSON text inside JSON text stays closed. */
function scanJson(text: string, strings: NonNullable<ReturnType<typeof jsonStrings>>): SecretHit | undefined {
  for (const { name, value } of strings) {
    const hit = scanText(value, { place: 'member' }) ?? (name === undefined ? undefined : findByName(value, name))
    if (hit) return { ...hit, ...placeIn(text, value.slice(hit.start, hit.end)) }
  }
  return undefined
}

/** Where the secret stands in the JSON text; the whole text where escapes hide it. */
function placeIn(text: string, secret: string): Pick<SecretHit, 'start' | 'end'> {
  const start = text.indexOf(secret)
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + secret.length }
}

/** A secret in one item of a command's arguments; the hit's offsets are into that item. */
export interface ArgumentHit {
  readonly index: number
  readonly hit: SecretHit
}

const FLAG = /^--?([A-Za-z][\w.-]{0,127})$/
/** `--flag=value`, `NAME=value`, `Name: value`. */
const NAMED =
  /^(?:--?([A-Za-z][\w.-]{0,127})=|([A-Za-z_][A-Za-z0-9_]{0,127})=|([A-Za-z][A-Za-z0-9_-]{0,127}):(?!\/\/)[ \t]{0,8})/

/** Looks through the arguments of a command: each item as a whole first, then under the name that it or the flag before it gives. */
export function scanArgs(args: readonly string[]): ArgumentHit[] {
  const found: ArgumentHit[] = []
  for (const [index, arg] of args.entries()) {
    const hit = scanValue(arg, { place: 'argument' }) ?? named(arg) ?? afterFlag(args[index - 1], arg)
    if (hit) found.push({ index, hit })
  }
  return found
}

function named(arg: string): SecretHit | undefined {
  const match = NAMED.exec(arg)
  const name = match?.[1] ?? match?.[2] ?? match?.[3]
  if (match === null || name === undefined) return undefined
  const from = match[0].length
  const hit = scanValue(arg.slice(from), { name, place: 'argument' })
  return hit && { ...hit, start: hit.start + from, end: hit.end + from }
}

function afterFlag(flag: string | undefined, arg: string): SecretHit | undefined {
  const name = flag === undefined || arg.startsWith('-') ? undefined : FLAG.exec(flag)?.[1]
  return name === undefined ? undefined : scanValue(arg, { name, place: 'argument' })
}
