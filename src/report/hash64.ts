/**
 * A number of 64 bits in two halves, each from 0 to 2^32 - 1. Products with a factor below 2^21 stay exact, and that is
 * many times faster than BigInt.
 */
export interface Word64 {
  readonly high: number
  readonly low: number
}

export const two32 = 0x1_0000_0000

/** In hexadecimal digits, without leading zeros. */
export function hex64({ high, low }: Word64): string {
  return high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, '0')
}

/** FNV-1a of the UTF-16 units of a text, the low byte of each before the high one: 16 hexadecimal digits. */
export function fnv1a64(text: string): string {
  // the prime of FNV is 2^40 + 0x1b3
  let high = 0xcbf29ce4
  let low = 0x84222325
  const take = (byte: number) => {
    const mixed = (low ^ byte) >>> 0
    const product = mixed * 0x1b3
    high = (high * 0x1b3 + Math.floor(product / two32) + mixed * 0x100) >>> 0
    low = product >>> 0
  }
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    take(unit & 0xff)
    take(unit >>> 8)
  }
  return hex64({ high, low }).padStart(16, '0')
}
