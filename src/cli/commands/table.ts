import { wordsOf, wrap } from '../../report/words.js'

/** A last column narrower than this is not worth wrapping. */
const leastRoom = 24

/** Columns as wide as their widest cell, two blanks apart; the last one is not filled up, and wrapped where a width is told. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const lead = widths.slice(0, -1).reduce((sum, columns) => sum + columns + 2, 0)
  const lines = (row: readonly string[]): string[] => {
    const line = row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
    if (line.length <= width || width - lead < leastRoom) return [line]
    return wrap(wordsOf(row.at(-1) ?? ''), width, { text: line.slice(0, lead) }, ' '.repeat(lead))
  }
  return `${all.flatMap(lines).join('\n')}\n`
}

/** Data for programs, with a final newline. */
export function asJson(data: object): string {
  return `${JSON.stringify({ schemaVersion: 1, ...data }, null, 2)}\n`
}
