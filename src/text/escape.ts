/**
 * Characters that a reader cannot see or that steer a terminal: C0 and C1 controls, soft hyphen, bidirectional marks,
 * zero-width characters and fillers, line and paragraph separators, variation selectors (but for the two of emoji), the byte
 * order mark, tag characters and lone surrogates.
 */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Cs}]|[\ufe00-\ufe0d]|[\u180b-\u180f]|\u034f/gu

/** Anything but printable ASCII: the pattern above is long, and most texts need no more than this look. */
const UNUSUAL = /[^\x20-\x7e]/

/** What `escapeInvisible` may leave alone. */
export interface EscapeOptions {
  readonly keepTabs?: boolean
}

/** Writes each control or invisible character as `<U+202E>`, so that no text can hide or drive a terminal. */
export function escapeInvisible(text: string, options: EscapeOptions = {}): string {
  if (!UNUSUAL.test(text)) return text
  return text.replace(INVISIBLE, char => {
    if (char === '\t' && options.keepTabs) return char
    const code = char.codePointAt(0) ?? 0
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
  })
}
