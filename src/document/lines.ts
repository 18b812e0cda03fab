/** A place for people: both count from 1, the column in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Lines of a text. A line ends at LF, CRLF or a lone CR; U+2028 and U+2029 end none. */
export interface LineTable {
  /** How many lines there are; an empty text has one. */
  readonly count: number
  /** The position of an offset; offsets outside the text count as its nearest end. */
  at(offset: number): Position
  /** Offset of a line's first unit. Lines outside the text count as the nearest one. */
  lineStart(line: number): number
  /** Offset behind a line's last unit, before its line break. */
  lineEnd(line: number): number
}

/** The lines of a text; nothing is counted before the first question. */
export function lineTable(text: string): LineTable {
  let table: number[] | undefined
  const starts = () => {
    table ??= lineStarts(text)
    return table
  }
  const startOf = (line: number) => starts()[clamp(line, 1, starts().length) - 1] ?? 0
  return {
    get count() {
      return starts().length
    },
    at(offset) {
      const place = clamp(offset, 0, text.length)
      const line = lastAtOrBefore(starts(), place)
      return { line: line + 1, column: place - startOf(line + 1) + 1 }
    },
    lineStart: startOf,
    lineEnd(line) {
      const number = clamp(line, 1, starts().length)
      if (number === starts().length) return text.length
      const next = startOf(number + 1)
      return text.endsWith('\r\n', next) ? next - 2 : next - 1
    },
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1)
  }
  return starts
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
