import type { Hit } from './hit.js'
import { findInstruction } from './instructions.js'
import { patternOf } from './match.js'
import { findPayload } from './payloads.js'
import { findSensitivePath } from './sensitive-paths.js'

export type EncodedKind = 'base64' | 'hex' | 'escapes' | 'blob'
export interface EncodedHit extends Hit<EncodedKind> {
  /** What it says; "" where it says nothing that can be read. */
  readonly says: string
}

/** One more than the longest look; a longer run is taken in pieces by the walk below, not by a pattern. */
const ESCAPED = '(?:\\\\u00[0-7][0-9a-fA-F]|\\\\x[0-7][0-9a-fA-F]|&#x?[0-9a-fA-F]{2,4};|%[2-7][0-9a-fA-F]){8,4000}'
export const ENCODED_PATTERNS: readonly string[] = [ESCAPED]
/** Shorter runs hold no sentence. */
const SHORTEST = 24
const SPACED = /(?:[0-9a-fA-F]{2}[ :]){15}/
const ESCAPE = /(?:\\u00|\\x|&#|%)[0-9a-fA-F]/
const FURTHEST = 100_000
const BLOB = 200

/** Prose that was encoded so that nobody reads it. Hashes, ids, images and tokens decode to no prose. */
export function findEncoded(given: string): EncodedHit | undefined {
  if (given.length < SHORTEST) return undefined
  const text = given.slice(0, FURTHEST)
  let blob: EncodedHit | undefined
  for (const run of runs(text)) {
    const says = decodedRun(text.slice(run.from, run.to))
    if (says) return { kind: says.kind, level: isOrder(says.text) ? 'high' : 'medium', ...run, says: says.text }
    if (run.to - run.from >= BLOB && !blob && isBlob(text, run)) blob = { kind: 'blob', level: 'low', ...run, says: '' }
  }
  if (!/[\\&%]/.test(text) || !ESCAPE.test(text)) return blob
  const escaped = new RegExp(patternOf(ESCAPED), 'g')
  for (const { 0: match, index } of text.matchAll(escaped)) {
    const says = prose(unescaped(match))
    if (says)
      return { kind: 'escapes', level: isOrder(says) ? 'high' : 'medium', from: index, to: index + match.length, says }
  }
  return blob
}

function isOrder(text: string): boolean {
  const small = text.toLowerCase()
  return (
    findInstruction(text)?.level === 'high' || findPayload(text) !== undefined || findSensitivePath(small) !== undefined
  )
}

interface Run {
  readonly from: number
  readonly to: number
}

/** Runs of what base64 and hex are written with, 24 characters or more. One pass, so that no text is read twice. */
function* runs(text: string): Generator<Run> {
  let from = -1
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isDigit(text.charCodeAt(at))) {
      if (from < 0) from = at
      continue
    }
    if (from >= 0 && at - from >= SHORTEST) yield { from, to: at }
    from = -1
  }
  yield* spacedHex(text)
}

function isDigit(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x2b ||
    unit === 0x2f ||
    unit === 0x5f ||
    unit === 0x2d ||
    unit === 0x3d
  )
}

/** `49 67 6e …`, `49:67:6e:…` */
function spacedHex(text: string): Run[] {
  const pattern = /(?:[0-9a-fA-F]{2}[ :]){15,4000}[0-9a-fA-F]{2}/g
  return SPACED.test(text)
    ? [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ from: index, to: index + match.length }))
    : []
}

function decodedRun(run: string): { readonly kind: 'base64' | 'hex'; readonly text: string } | undefined {
  const bare = run.replace(/[ :]/g, '').replace(/^0x/, '')
  if (/^[0-9a-fA-F]*$/.test(bare)) {
    const text = bare.length % 2 === 0 ? prose(fromHex(bare)) : undefined
    return text === undefined ? undefined : { kind: 'hex', text }
  }
  if (bare !== run || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(run)) return undefined
  const text = prose(fromBase64(run))
  return text === undefined ? undefined : { kind: 'base64', text }
}

function fromHex(digits: string): string {
  let text = ''
  for (let at = 0; at < digits.length; at += 2)
    text += String.fromCharCode(Number.parseInt(digits.slice(at, at + 2), 16))
  return text
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Browsers and Node have no decoder in common that takes both alphabets. */
function fromBase64(run: string): string {
  let text = ''
  let [bits, have] = [0, 0]
  for (const char of run.replace(/-/g, '+').replace(/_/g, '/').replace(/=/g, '')) {
    bits = ((bits << 6) | BASE64.indexOf(char)) & 0xffff
    have += 6
    if (have < 8) continue
    have -= 8
    text += String.fromCharCode((bits >> have) & 0xff)
  }
  return text
}

function unescaped(text: string): string {
  return text.replace(/\\u00(..)|\\x(..)|%(..)|&#x([0-9a-f]{2,4});|&#(\d{2,4});/gi, (_, u, x, percent, hex, decimal) =>
    String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(u || x || percent || hex, 16)),
  )
}

/** The text where it reads as prose: printable, with blanks and words. */
function prose(text: string): string | undefined {
  if (text.length < 12) return undefined
  let [printable, blanks, letters] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if ((unit >= 0x20 && unit < 0x7f) || unit === 0x0a || unit === 0x0d || unit === 0x09) printable++
    if (unit === 0x20 || unit === 0x0a) blanks++
    else if ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a) letters++
  }
  if (printable < 0.97 * text.length || blanks < 2 || letters < 0.6 * text.length) return undefined
  const words = text.split(/\s/).filter(word => /^[A-Za-z][a-z']{1,14}[.,:;!?]?$/.test(word))
  return words.length >= 3 ? text : undefined
}

/** A long run of base64 that is no image and no path. */
function isBlob(text: string, { from, to }: Run): boolean {
  const run = text.slice(from, to)
  if (/^[A-Za-z0-9_/-]*$/.test(run) && /[/_-]/.test(run) && run.split(/[/_-]/).length > run.length / 20) return false
  if (/^(.)\1*$/.test(run)) return false
  return !/data:(?:image|font|audio|video)\/[\w.+-]{1,40};base64,$/.test(text.slice(Math.max(0, from - 80), from))
}
