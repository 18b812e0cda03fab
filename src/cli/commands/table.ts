/** Columns as wide as their widest cell, two blanks apart; the last one is not filled up. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return `${all.map(line).join('\n')}\n`
}

/** Data for programs, with a final newline. */
export function asJson(data: object): string {
  return `${JSON.stringify({ schemaVersion: 1, ...data }, null, 2)}\n`
}
