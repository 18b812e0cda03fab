/** One word of a command line; offsets into its text. */
export interface Word {
  readonly start: number
  readonly end: number
  /** Without the quote marks. */
  readonly value: string
  /** Some part of it stands in quotes. */
  readonly quoted: boolean
}
export interface Words {
  readonly words: readonly Word[]
  /** Every quote mark has its partner. */
  readonly balanced: boolean
}

export const isBlank = (char: string | undefined): boolean =>
  char === ' ' || char === '\t' || char === '\n' || char === '\r'

/**
 * Splits a text at blanks as a shell would: double and single quotes keep blanks together and go, a backslash is an ordinary
 * character. `masked` has the same length; where it holds no blank, none counts. A quote mark without a partner is a letter.
 */
export function splitWords(text: string, masked: string): Words {
  const words: Word[] = []
  const closed = quoteCloser(masked)
  let balanced = true
  let at = 0
  while (at < text.length) {
    while (isBlank(masked[at])) at++
    if (at >= text.length) break
    const start = at
    let value = ''
    let quoted = false
    while (at < text.length && !isBlank(masked[at])) {
      const mark = masked[at]
      const close = mark === '"' || mark === "'" ? closed(mark, at) : undefined
      if (close === -1) balanced = false
      if (close !== undefined && close >= 0) {
        value += text.slice(at + 1, close)
        quoted = true
        at = close + 1
      } else value += text[at++]
    }
    words.push({ start, end: at, value, quoted })
  }
  return { words, balanced }
}

/** Blots out what stands in quotes (with its marks), so that signs in there do not count. The length stays the same. */
export function maskQuotes(masked: string, blot: string): string {
  const closed = quoteCloser(masked)
  let out = ''
  let done = 0
  for (let at = 0; at < masked.length; at++) {
    const mark = masked[at]
    if (mark !== '"' && mark !== "'") continue
    const close = closed(mark, at)
    if (close < 0) continue
    out += masked.slice(done, at) + blot.repeat(close + 1 - at)
    done = close + 1
    at = close
  }
  return out + masked.slice(done)
}

/** Finds the partner of a quote mark; remembers that there is none, so that a text of lone marks stays cheap. */
function quoteCloser(text: string): (mark: '"' | "'", at: number) => number {
  const none = new Set<string>()
  return (mark, at) => {
    const close = none.has(mark) ? -1 : text.indexOf(mark, at + 1)
    if (close < 0) none.add(mark)
    return close
  }
}
