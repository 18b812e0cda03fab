import type { Document } from './document.js'
import { jsonEditor } from './editor-json.js'
import { readValue } from './json.js'

/** A stretch of a text that holds one JSON value. */
interface Part {
  readonly start: number
  readonly end: number
}

/**
 * Reads a text with several JSON values: one a line (NDJSON), one behind the other, an event stream (SSE) with `data:` in
 * front, or a log with other lines between them. Undefined where it is nothing of that kind. Offsets, pointers and edits are
 * those of the text as it is.
 */
export function readJsonLog(source: string, uri: string): Document | undefined {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const bare = withoutFields(text)
  const parts = partsByLine(bare) ?? partsByBrackets(bare)
  if (!parts) return undefined
  const read = parts.map(({ start, end }) => readValue(bare, start, end))
  return {
    uri,
    text,
    syntax: 'json',
    roots: read.flatMap(({ root }, index) => (root ? [{ index, node: root }] : [])),
    comments: read.flatMap(one => one.comments),
    problems: read.flatMap(({ problems }, index) => problems.map(one => ({ ...one, document: index }))),
    // What stands in front of a value on its line is no blank space, so the editor sees the text without it.
    editor: jsonEditor(bare),
  }
}

/** The text with the names of an event stream's fields blanked out, so that offsets stay. */
function withoutFields(text: string): string {
  if (!/^data:/m.test(text)) return text
  return text.replace(/^(?:data:|(?:event|id|retry|):.*$)/gm, field => ' '.repeat(field.length))
}

const begins = (text: string, at: number): boolean => text[at] === '{' || text[at] === '['

/** A value a line, with lines of other sorts between them. */
function partsByLine(text: string): Part[] | undefined {
  const parts: Part[] = []
  let whole = 0
  let firstIsWhole = false
  for (const { start, end } of linesOf(text)) {
    if (!begins(text, start)) continue
    const ok = isValue(text, start, end)
    // A line of a log may begin with a bracket: [info] or [2026-07-28 …].
    if (!ok && text[start] === '[') continue
    if (parts.length === 0) firstIsWhole = ok
    if (ok) whole++
    parts.push({ start, end })
  }
  return firstIsWhole || whole > 1 ? parts : undefined
}

function* linesOf(text: string): Generator<Part> {
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from)
    const lineEnd = found < 0 ? text.length : found
    let start = from
    while (start < lineEnd && (text[start] === ' ' || text[start] === '\t')) start++
    let end = lineEnd
    while (end > start && (text[end - 1] === '\r' || text[end - 1] === ' ')) end--
    if (end > start) yield { start, end }
    from = lineEnd + 1
  }
}

/** Values that may take several lines each; a line between them that begins no value is passed over. */
function partsByBrackets(text: string): Part[] | undefined {
  const parts: Part[] = []
  let other = false
  for (let at = 0; at < text.length; ) {
    const unit = text[at]
    if (unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r') {
      at++
      continue
    }
    const found = text.indexOf('\n', at)
    const lineEnd = found < 0 ? text.length : found
    const value = begins(text, at) && (unit === '{' || /^\[\s*[[\]{"]/.test(text.slice(at, at + 200)))
    const end = value ? closingOf(text, at) : lineEnd
    if (value && end !== undefined && isValue(text, at, end)) {
      parts.push({ start: at, end })
      at = end
    } else {
      // Half a value, or a broken one, is a fault that has to be told and not a line of a log.
      if (unit === '{' || end === undefined || end > lineEnd) return undefined
      other = true
      at = lineEnd
    }
  }
  return parts.length > 1 || (parts.length === 1 && other) ? parts : undefined
}

/** The offset behind the bracket that closes the one at `start`. */
function closingOf(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const unit = text[at]
    if (unit === '"') {
      at = stringEnd(text, at)
    } else if (unit === '{' || unit === '[') depth++
    else if ((unit === '}' || unit === ']') && --depth === 0) return at + 1
  }
  return undefined
}

/** The offset of the quote that closes a string, or of its line's end. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text[at]
    if (unit === '\\') at++
    else if (unit === '"' || unit === '\n') return at
  }
  return text.length
}

function isValue(text: string, start: number, end: number): boolean {
  try {
    JSON.parse(text.slice(start, end))
    return true
  } catch {
    return false
  }
}
