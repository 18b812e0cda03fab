import type { Span } from '../document/document.js'
import type { LineTable, Position } from '../document/lines.js'

/** The folder that relative paths count from; whoever reads the report knows where it is. */
export const sourceRoot = '%SRCROOT%'

/** Where a file is. A path relative to the folder of the run stays so; only one of another drive is whole. */
export function artifactOf(path: string) {
  const uri = path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return /^[A-Za-z]:\//.test(path)
    ? { uri: `file:///${path.slice(0, 2)}${uri.slice('C%3A'.length)}` }
    : { uri, uriBaseId: sourceRoot }
}

/** A stretch of a text in lines and columns, and in offsets. */
export function regionOf(span: Span, lines: LineTable) {
  return regionAt(span, lines.at(span.start), lines.at(span.end))
}

/** The same for a stretch of a text that is not at hand. */
export function regionAt({ start, end }: Span, first: Position, last: Position) {
  return {
    startLine: first.line,
    startColumn: first.column,
    endLine: last.line,
    endColumn: last.column,
    charOffset: start,
    charLength: end - start,
  }
}

/**
 * At least one character, where the text has one, so that viewers have something to mark: the next one of the line, else
 * the one before, else a line break.
 */
export function atLeastOne(span: Span, text: string): Span {
  const start = Math.min(Math.max(span.start, 0), text.length)
  const end = Math.min(Math.max(span.end, start), text.length)
  if (end > start) return { start, end }
  const next = /^[^\r\n]/u.exec(text.slice(start, start + 2))
  if (next) return { start, end: start + next[0].length }
  const last = /[^\r\n]$/u.exec(text.slice(Math.max(0, start - 2), start))
  if (last) return { start: start - last[0].length, end: start }
  const ahead = /^\r?\n|^\r/.exec(text.slice(start, start + 2))
  if (ahead) return { start, end: start + ahead[0].length }
  const before = /\r?\n$|\r$/.exec(text.slice(Math.max(0, start - 2), start))
  return { start: start - (before?.[0].length ?? 0), end: start }
}
