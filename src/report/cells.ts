import type { Span } from '../document/document.js'
import type { Hidden } from './mask.js'
import { displayWidth, visible } from './visible.js'

/** What one character of a source line becomes on the screen, or a stretch that is left out. */
export interface Cell extends Span {
  readonly shown: string
  readonly columns: number
}

const tabStop = 4

/** The screen cells of a stretch of one line. `hidden` is in order and counts in the same offsets. */
function cellsOf(text: string, from: number, to: number, hidden: readonly Hidden[]): Cell[] {
  const cells: Cell[] = []
  let next = firstBehind(hidden, from)
  let column = 0
  const push = (shown: string, start: number, end: number, columns = displayWidth(shown)) => {
    cells.push({ shown, columns, start, end })
    column += columns
  }
  for (let at = from; at < to; ) {
    const mask = hidden[next]
    if (mask && at >= mask.start + mask.keep) {
      const end = Math.min(mask.end, to)
      push('…', at, end)
      at = end
      next++
      continue
    }
    const unit = text.charCodeAt(at)
    if (unit >= 0x20 && unit <= 0x7e) {
      push(text.charAt(at), at, ++at, 1)
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const end = at + character.length
    push(character === '\t' ? ' '.repeat(tabStop - (column % tabStop)) : visible(character), at, end)
    at = end
  }
  return cells
}

/** The first of the hidden stretches that ends behind an offset, by its place in the list. */
function firstBehind(hidden: readonly Hidden[], offset: number): number {
  let low = 0
  let high = hidden.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hidden[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

/** A line as far as it fits, and the cells of it that are shown. */
export interface FittedLine {
  readonly shown: string
  readonly cells: readonly Cell[]
}

/** Stand before and behind a cut line; they belong to no offset. */
const cutBefore: Cell = { shown: '…', columns: 1, start: -1, end: -1 }
const cutBehind: Cell = { shown: '…', columns: 1, start: Infinity, end: Infinity }

/** A line of a text; `cutBefore` and `cutBehind` say that it goes on outside of the text. */
export interface Line extends Span {
  readonly cutBefore?: boolean
  readonly cutBehind?: boolean
}

/**
 * Shows a line of a text in at most `width` columns. A longer one is cut on both sides of the offset `focus`, most of the
 * room going to what follows.
 */
export function fitLine(text: string, line: Line, focus: number, width: number, hidden: readonly Hidden[]): FittedLine {
  // only so much of a minified file can be seen that the rest need not be looked at
  const wide = around(text, line, focus, reach(width))
  const { start: from, end: to } = isPlain(text, wide, hidden) ? around(text, line, focus, width + 2) : wide
  const cells = cellsOf(text, from, to, hidden)
  const total = cells.reduce((sum, cell) => sum + cell.columns, 0)
  const before = line.cutBefore || from > line.start
  const behind = line.cutBehind || to < line.end
  if (total <= width && !before && !behind) return { shown: join(cells), cells }

  const { first, end } = windowOf(cells, focus, width - 2)
  const fitted = cells.slice(first, end)
  if (before || first > 0) fitted.unshift(cutBefore)
  if (behind || end < cells.length) fitted.push(cutBehind)
  return { shown: join(fitted), cells: fitted }
}

function around(text: string, line: Line, focus: number, reach: number): Span {
  return {
    start: sound(text, Math.max(line.start, focus - reach)),
    end: sound(text, Math.min(line.end, focus + reach)),
  }
}

/** Whether each character of a stretch takes one column, so that a line of this width shows no more than as many. */
function isPlain(text: string, { start, end }: Span, hidden: readonly Hidden[]): boolean {
  const mask = hidden[firstBehind(hidden, start)]
  return !(mask && mask.start < end) && /^[\x20-\x7e]*$/.test(text.slice(start, end))
}

/** How far from the focus a line of this width can show anything. */
export function reach(width: number): number {
  return width * 4
}

/** The cells around the focus that fit into `room` columns; a third of them may stand before it. */
function windowOf(
  cells: readonly Cell[],
  focus: number,
  room: number,
): { readonly first: number; readonly end: number } {
  const at = cells.findIndex(cell => cell.end > focus)
  let first = at < 0 ? cells.length : at
  let end = first
  let used = 0
  const takeLeft = (limit: number) => {
    for (let cell = cells[first - 1]; cell && used + cell.columns <= limit; cell = cells[first - 1]) {
      used += cell.columns
      first--
    }
  }
  takeLeft(Math.floor(room / 3))
  for (let cell = cells[end]; cell && used + cell.columns <= room; cell = cells[end]) {
    used += cell.columns
    end++
  }
  takeLeft(room)
  return { first, end }
}

function join(cells: readonly Cell[]): string {
  let out = ''
  for (const { shown } of cells) out += shown
  return out.trimEnd()
}

/** Does not cut a surrogate pair in two. */
function sound(text: string, offset: number): number {
  const low = text.charCodeAt(offset)
  const high = text.charCodeAt(offset - 1)
  return low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff ? offset - 1 : offset
}

/** The columns below the cells of `span`, as what stands before them and the marks; at least one mark. */
export function marksBelow(cells: readonly Cell[], span: Span): { readonly before: string; readonly marks: string } {
  let before = 0
  let marks = 0
  for (const cell of cells) {
    if (cell.start < span.end && cell.end > span.start) marks += cell.columns
    else if (cell.start < span.start) before += cell.columns
  }
  return { before: ' '.repeat(before), marks: '^'.repeat(Math.max(1, marks)) }
}
