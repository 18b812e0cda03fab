import type { Span } from '../document/document.js'
import { sortEdits } from '../document/edits.js'
import { type LineTable, lineTable } from '../document/lines.js'
import type { Edit, Fix } from '../engine/finding.js'
import { fitLine, reach } from './cells.js'
import { type Frame, framed } from './excerpt.js'
import { type Hidden, hiddenIn } from './mask.js'
import type { Source } from './source.js'

/** Changed lines that are shown of one fix. */
const mostLines = 8

/** A run of whole lines that edits touch. */
interface Block {
  readonly first: number
  last: number
  readonly edits: Edit[]
}

function blocksOf({ lines }: Source, edits: readonly Edit[]): Block[] {
  const blocks: Block[] = []
  for (const edit of edits) {
    const first = lines.at(edit.span.start).line
    const last = lines.at(edit.span.end).line
    const before = blocks.at(-1)
    if (before && first <= before.last + 1) {
      before.last = Math.max(before.last, last)
      before.edits.push(edit)
    } else blocks.push({ first, last, edits: [edit] })
  }
  return blocks
}

/** A block as it was and as it would read, each with its lines. Of very long lines only what is near the edits. */
interface Change {
  readonly old: string
  readonly oldLines: LineTable
  readonly text: string
  readonly lines: LineTable
  readonly hidden: readonly Hidden[]
  /** The new lines that differ, by number; none where lines only go away. */
  readonly first: number
  readonly last: number
  readonly removed: number
  readonly cutBefore: boolean
  readonly cutBehind: boolean
}

/** The text between two offsets after edits, and what of it must not be shown: a secret stays one when an edit cuts it. */
function rewritten(source: Source, from: number, to: number, edits: readonly Edit[]) {
  let text = ''
  const known: Hidden[] = []
  const copy = (start: number, end: number) => {
    for (const mask of source.hidden) {
      const low = Math.max(mask.start, start)
      const high = Math.min(mask.end, end)
      if (low >= high) continue
      const moved = text.length - start
      known.push({
        start: low + moved,
        end: high + moved,
        keep: low === mask.start ? Math.min(mask.keep, high - low) : 0,
      })
    }
    text += source.text.slice(start, end)
  }
  let at = from
  for (const edit of edits) {
    copy(at, edit.span.start)
    text += edit.text
    at = edit.span.end
  }
  copy(at, to)
  return { text, hidden: hiddenIn(text, source.secrets, known) }
}

/** The stretch of the source that tells all about a block. */
function stretchOf({ lines, secrets }: Source, { first, last, edits }: Block, width: number): Span {
  const margin = Math.max(reach(width), secrets[0]?.text.length ?? 0)
  const start = Math.max(lines.lineStart(first), (edits[0]?.span.start ?? 0) - margin)
  return { start, end: Math.min(lines.lineEnd(last), (edits.at(-1)?.span.end ?? start) + margin) }
}

function changeOf(source: Source, block: Block, width: number): Change {
  const { start, end } = stretchOf(source, block, width)
  const old = source.text.slice(start, end)
  const oldLines = lineTable(old)
  const after = rewritten(source, start, end, block.edits)
  const lines = lineTable(after.text)
  const same = (oldLine: number, newLine: number) =>
    lineOf(old, oldLines, oldLine) === lineOf(after.text, lines, newLine)
  const shorter = Math.min(oldLines.count, lines.count)
  let head = 0
  while (head < shorter && same(1 + head, 1 + head)) head++
  let tail = 0
  while (tail < shorter - head && same(oldLines.count - tail, lines.count - tail)) tail++
  const removed = lines.count === head + tail ? oldLines.count - head - tail : 0
  const cutBefore = start > source.lines.lineStart(block.first)
  const cutBehind = end < source.lines.lineEnd(block.last)
  return { old, oldLines, ...after, lines, first: head + 1, last: lines.count - tail, removed, cutBefore, cutBehind }
}

function lineOf(text: string, lines: LineTable, number: number): string {
  return text.slice(lines.lineStart(number), lines.lineEnd(number))
}

/** One new line, cut around the place where it starts to differ from the old line in its place. */
function newLine({ old, oldLines, text, lines, hidden, ...change }: Change, number: number, width: number): string {
  const oldStart = oldLines.lineStart(number)
  const start = lines.lineStart(number)
  const end = lines.lineEnd(number)
  let focus = start
  while (focus < end && text[focus] === old[oldStart + focus - start]) focus++
  const cutBefore = change.cutBefore && number === 1
  const cutBehind = change.cutBehind && number === lines.count
  return fitLine(text, { start, end, cutBefore, cutBehind }, focus, width, hidden).shown
}

/** The lines that a fix changes, as they would read after it. */
export function preview(source: Source, fix: Fix, frame: Frame): string[] {
  const { dim, green } = frame.paint
  const out: string[] = []
  let left = 0
  blocksOf(source, sortEdits(fix.edits) ?? []).forEach((block, i) => {
    const change = changeOf(source, block, frame.width)
    if (i > 0 && out.length < mostLines) out.push(framed(frame, '…', ''))
    if (change.removed > 0) out.push(framed(frame, '-', dim(goesAway(change.removed))))
    for (let number = change.first; number <= change.last; number++) {
      if (out.length >= mostLines) {
        left += change.last - number + 1
        break
      }
      out.push(framed(frame, '+', green(newLine(change, number, frame.width))))
    }
  })
  if (left > 0) out.push(framed(frame, '…', dim(left === 1 ? '1 more line' : `${left} more lines`)))
  return out
}

function goesAway(lines: number): string {
  return lines === 1 ? '(this line goes away)' : `(these ${lines} lines go away)`
}
