import type { Span } from '../document/document.js'
import { fitLine, marksBelow } from './cells.js'
import type { Paint, Painter } from './formatter.js'
import type { Source } from './source.js'

/** Lines of a range over several lines that are shown. */
const mostLines = 3

/** The part of the screen that an excerpt may fill. */
export interface Frame {
  /** Columns for line numbers. */
  readonly gutter: number
  /** Columns for the source itself. */
  readonly width: number
  readonly paint: Paint
}

/** One line with its gutter: `  3 | text`. */
export function framed(frame: Frame, label: string, content: string): string {
  const bar = frame.paint.dim(`${label.padStart(frame.gutter)} |`)
  return content === '' ? bar : `${bar} ${content}`
}

/** The numbers of the first and the last line of a range; a line break at its end brings in no further line. */
export function linesOf({ text, lines }: Source, span: Span): { readonly first: number; readonly last: number } {
  const start = Math.min(Math.max(span.start, 0), text.length)
  const first = lines.at(start).line
  return { first, last: Math.max(first, lines.at(Math.max(start, span.end - 1)).line) }
}

/** The source lines of a range, the first one marked. */
export function excerpt(source: Source, span: Span, mark: Painter, frame: Frame): string[] {
  const { first, last } = linesOf(source, span)
  const out: string[] = []
  const end = Math.min(last, first + mostLines - 1)
  for (let number = first; number <= end; number++) {
    const line = { start: source.lines.lineStart(number), end: source.lines.lineEnd(number) }
    const focus = number === first ? span.start : line.start
    const { shown, cells } = fitLine(source.text, line, focus, frame.width, source.hidden)
    out.push(framed(frame, String(number), shown))
    if (number > first) continue
    const marked = { start: span.start, end: last > first ? line.end : span.end }
    const { before, marks } = marksBelow(cells, marked)
    out.push(framed(frame, '', `${before}${mark(marks)}`))
  }
  if (end < last) out.push(framed(frame, '…', ''))
  return out
}
