const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map([...ALPHABET].map((char, value) => [char, value]))

/** The Base64 (RFC 4648, section 4) of a text's UTF-8 bytes; undefined for half a surrogate pair, which has no such bytes. */
export function base64OfText(text: string): string | undefined {
  const bytes = utf8Of(text)
  if (!bytes) return undefined
  let out = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const digits = [bits >> 18, bits >> 12, bits >> 6, bits].map(value => ALPHABET.charAt(value & 63))
    out += digits.join('').slice(0, b === undefined ? 2 : c === undefined ? 3 : 4)
  }
  return out.padEnd(Math.ceil(out.length / 4) * 4, '=')
}

/**
 * The text whose UTF-8 bytes a Base64 text holds; undefined where it is none. Strict: the padding is there, the alphabet is
 * that of section 4 and not the one for addresses, and no bits are left over.
 */
export function textOfBase64(encoded: string): string | undefined {
  const digits = encoded.replace(/={1,2}$/, '')
  if (encoded.length % 4 !== 0 || digits.length % 4 === 1) return undefined
  let escaped = ''
  let bits = 0
  let count = 0
  for (const char of digits) {
    const value = VALUES.get(char)
    if (value === undefined) return undefined
    bits = ((bits & 0xfff) << 6) | value
    count += 6
    if (count < 8) continue
    count -= 8
    escaped += `%${((bits >> count) & 0xff).toString(16).padStart(2, '0')}`
  }
  if ((bits & ((1 << count) - 1)) !== 0) return undefined
  try {
    return decodeURIComponent(escaped) // refuses what is no UTF-8
  } catch {
    return undefined
  }
}

/** Percent escapes are UTF-8 wherever JavaScript runs, so neither Buffer nor TextEncoder has to be there. */
function utf8Of(text: string): number[] | undefined {
  let escaped: string
  try {
    escaped = encodeURIComponent(text)
  } catch {
    return undefined
  }
  const bytes: number[] = []
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] !== '%') bytes.push(escaped.charCodeAt(i))
    else {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16))
      i += 2
    }
  }
  return bytes
}
