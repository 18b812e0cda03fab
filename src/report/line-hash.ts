import { hex64, two32, type Word64 } from './hash64.js'

/** What code scanning knows a line by. */
export interface LineHash {
  /** `primaryLocationLineHash` of a finding in this line. */
  readonly hash: string
  /** The offset behind the last character that went into it; the first one is at the start of the line. */
  readonly end: number
}

/** So many characters, blanks and tabs not counted, say which line it is. */
const reach = 100
const base = 37
const endOfFile = 0xffff
const leaving = power(base, reach)

/**
 * The hashes of the first `count` lines of a text, as GitHub computes them on upload (github/codeql-action,
 * src/fingerprints.ts at 0225834): the characters from the start of the line on are the digits of a number to the base
 * 37, taken modulo 2^64. Line ends count as LF, behind the text there is one 0xffff and then zeros. A number that tells
 * equal hashes apart follows. A text of a file with a byte order mark must bring it along.
 */
export function lineHashes(text: string, count: number): LineHash[] {
  const found: LineHash[] = []
  const seen = new Map<string, number>()
  /** The last characters, and which of them begin a line; both go round. */
  const digits = new Uint16Array(reach)
  const begins = new Uint8Array(reach)
  let at = 0
  let high = 0
  let low = 0

  const give = (end: number) => {
    const hash = hex64({ high, low })
    const times = (seen.get(hash) ?? 0) + 1
    seen.set(hash, times)
    found.push({ hash: `${hash}:${times}`, end })
    begins[at] = 0
  }
  /** Takes the next digit in and the one that is `reach` before it out. */
  const roll = (digit: number) => {
    const old = digits[at] ?? 0
    const sum = low * base + digit - leaving.low * old
    high = (high * base + Math.floor(sum / two32) - leaving.high * old) >>> 0
    low = sum >>> 0
    digits[at] = digit
    at = (at + 1) % reach
  }

  let newLine = true
  let end = 0
  let afterReturn = false
  for (let i = 0; i <= text.length && found.length < count; i++) {
    const unit = i === text.length ? endOfFile : text.charCodeAt(i)
    const skipped = unit === 0x20 || unit === 0x09 || (unit === 0x0a && afterReturn)
    afterReturn = unit === 0x0d
    if (skipped) continue
    if (begins[at]) give(end)
    if (newLine) begins[at] = 1
    newLine = unit === 0x0a || afterReturn
    roll(afterReturn ? 0x0a : unit)
    end = Math.min(i + 1, text.length)
  }
  for (let i = 0; i < reach; i++) {
    if (begins[at]) give(end)
    roll(0)
  }
  return found.slice(0, count)
}

/** A power of a small number, modulo 2^64. */
function power(of: number, exponent: number): Word64 {
  let high = 0
  let low = 1
  for (let i = 0; i < exponent; i++) {
    const product = low * of
    high = (high * of + Math.floor(product / two32)) >>> 0
    low = product >>> 0
  }
  return { high, low }
}
