/** A stretch of a text that keeps it from being a URI template, and why. */
export interface TemplateFault {
  readonly kind: 'unclosed' | 'nested' | 'close' | 'empty' | 'reserved' | 'name' | 'modifier' | 'character' | 'percent'
  /** from..to count in the text. */
  readonly from: number
  readonly to: number
}

/** What RFC 6570, section 2.1, keeps out of the text between expressions; the apostrophe is let in, as its errata ask. */
const FORBIDDEN = /[\u0000-\u0020\u007f-\u009f"<>\\^`|]/
const STRAY_PERCENT = /^%(?![0-9a-f]{2})/i
/** Section 2.2: kept for later, so no program expands them. */
const RESERVED = '=,!@|'
const OPERATORS = '+#./;?&'
/** A name holds letters, digits, "_" and percent-encoded characters; a dot only between two of those. */
const NAME = /^(?:\w|%[0-9a-f]{2})+(?:\.(?:\w|%[0-9a-f]{2})+)*$/i
const MODIFIER = /^(?:\*|:[1-9]\d{0,3})$/

/** What keeps a text from being a URI template (RFC 6570). The first fault counts; a reserved operator only where there is no other. */
export function templateFault(text: string): TemplateFault | undefined {
  let reserved: TemplateFault | undefined
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string
    if (char === '{') {
      const end = text.indexOf('}', at)
      const again = text.indexOf('{', at + 1)
      if (end < 0) return { kind: 'unclosed', from: at, to: text.length }
      if (again >= 0 && again < end) return { kind: 'nested', from: at, to: again + 1 }
      const fault = expressionFault(text.slice(at + 1, end), at)
      if (fault && fault.kind !== 'reserved') return fault
      reserved ??= fault
      at = end + 1
      continue
    }
    if (char === '}') return { kind: 'close', from: at, to: at + 1 }
    if (FORBIDDEN.test(char)) return { kind: 'character', from: at, to: at + 1 }
    if (char === '%' && STRAY_PERCENT.test(text.slice(at, at + 3))) return { kind: 'percent', from: at, to: at + 1 }
    at++
  }
  return reserved
}

/** What is wrong between two braces; `at` is where the first of them stands. */
function expressionFault(inside: string, at: number): TemplateFault | undefined {
  const first = inside[0] ?? ''
  const operator = first !== '' && (OPERATORS + RESERVED).includes(first) ? first : ''
  const list = inside.slice(operator.length)
  if (list === '') return { kind: 'empty', from: at, to: at + inside.length + 2 }
  let from = at + 1 + operator.length
  for (const one of list.split(',')) {
    const cut = one.search(/[*:]/)
    const name = cut < 0 ? one : one.slice(0, cut)
    if (!NAME.test(name)) {
      // A variable without a name has nothing to mark but the expression.
      return one === ''
        ? { kind: 'empty', from: at, to: at + inside.length + 2 }
        : { kind: 'name', from, to: from + Math.max(name.length, 1) }
    }
    if (cut >= 0 && !MODIFIER.test(one.slice(cut))) return { kind: 'modifier', from: from + cut, to: from + one.length }
    from += one.length + 1
  }
  return operator !== '' && RESERVED.includes(operator) ? { kind: 'reserved', from: at + 1, to: at + 2 } : undefined
}
