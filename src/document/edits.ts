import type { TextEdit } from './document.js'

/**
 * Edits in the order of the text. Of edits at one offset, insertions keep their given order and stand before what replaces
 * the text there. Undefined where two of them touch the same text.
 */
export function sortEdits(edits: readonly TextEdit[]): TextEdit[] | undefined {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || sizeClass(a) - sizeClass(b))
  const overlap = sorted.some((edit, i) => {
    const before = sorted[i - 1]
    return before !== undefined && before.span.end > edit.span.start
  })
  return overlap ? undefined : sorted
}

function sizeClass(edit: TextEdit): number {
  return edit.span.end > edit.span.start ? 1 : 0
}

/** The text after all edits. Throws a RangeError where two of them overlap: that is a fault of the program, not of a file. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = sortEdits(edits)
  if (!sorted) throw new RangeError('Two edits of one fix overlap.')
  let out = ''
  let at = 0
  for (const { span, text: added } of sorted) {
    out += text.slice(at, span.start) + added
    at = span.end
  }
  return out + text.slice(at)
}
