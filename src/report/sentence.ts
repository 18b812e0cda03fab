/** The first sentence of a text, or its first line where that ends before; and how many characters come behind it. */
export function firstSentence(text: string): { readonly shown: string; readonly more: number } {
  const trimmed = text.trim()
  const line = /^[^\r\n]*/.exec(trimmed)?.[0] ?? ''
  const shown = line.slice(0, endOf(line)).trim()
  return { shown, more: trimmed.length - shown.length }
}

/** A text is looked at so far: what has no end before is cut there. */
const LONGEST = 400

function endOf(line: string): number {
  const head = line.slice(0, LONGEST)
  for (const { index, 0: mark } of head.matchAll(/[.!?](?=\s+[^\p{Ll}\s])|[。！？]/gu))
    if (!/\b(?:e\.g|i\.e|etc|vs|approx|No|cf)$/.test(head.slice(Math.max(0, index - 8), index)))
      return index + mark.length
  if (line.length <= LONGEST) return line.length
  const blank = head.lastIndexOf(' ')
  return blank > 0 ? blank : LONGEST
}
