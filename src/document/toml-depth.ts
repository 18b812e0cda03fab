/**
 * Where brackets and braces are nested deeper than `limit` levels, or undefined. The parsers recurse on these, so they are
 * counted before: strings and comments are skipped, everything else is taken as it comes.
 */
export function tooDeepAt(text: string, limit: number): number | undefined {
  let depth = 0
  for (let i = 0; i < text.length; ) {
    const unit = text.charAt(i)
    if (unit === '"' || unit === "'") {
      i = stringEnd(text, i, unit)
      continue
    }
    if (unit === '#') {
      i = lineEnd(text, i)
      continue
    }
    if (unit === '[' || unit === '{') depth++
    else if (depth > 0 && (unit === ']' || unit === '}')) depth--
    if (depth > limit) return i
    i++
  }
  return undefined
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function stringEnd(text: string, start: number, quote: string): number {
  const triple = quote.repeat(3)
  const long = text.startsWith(triple, start)
  for (let i = start + (long ? 3 : 1); i < text.length; i++) {
    const unit = text[i]
    if (unit === '\\' && quote === '"') i++
    else if (long ? text.startsWith(triple, i) : unit === quote) return i + (long ? 3 : 1)
    else if (!long && unit === '\n') return i
  }
  return text.length
}
