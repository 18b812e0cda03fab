import type { Document } from './document.js'
import { jsonEditor } from './editor-json.js'
import { readValue } from './json.js'

/** A stretch of a text that holds one JSON value, or what was meant to be one. */
interface Part {
  readonly start: number
  readonly end: number
  readonly whole: boolean
}

/**
 * Reads a text with several JSON values: one a line (NDJSON), one behind the other, an event stream (SSE) with `data:` in
 * front, or a log with other lines between them. Undefined where it is nothing of that kind. A broken value is a document of
 * its own, with its problems. Offsets, pointers and edits are those of the text as it is.
 */
export function readJsonLog(source: string, uri: string): Document | undefined {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const bare = withoutFields(text)
  const parts = partsOf(bare, bare !== text)
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

/** So often may the rest of a text be searched in vain for a closing bracket; then values are looked for in single lines. */
const LONG_SEARCHES = 4

function partsOf(text: string, isStream: boolean): readonly Part[] | undefined {
  const parts: Part[] = []
  let other = isStream
  let searches = LONG_SEARCHES
  let known = false
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, at)) {
    const lineEnd = endOfLine(text, at)
    if (opens(text, at)) {
      const end = closingOf(text, at, searches > 0 ? text.length : lineEnd)
      if (end === undefined) searches--
      const part = partAt(text, at, end, known)
      known ||= part.whole
      parts.push(part)
      at = part.end
      continue
    }
    // The brackets that close a broken value are no line of a log.
    if (/^[\]},;\s]+$/.test(text.slice(at, Math.min(lineEnd, at + 80)))) return undefined
    other = true
    const message = messageIn(text, at, lineEnd)
    if (message) parts.push(message)
    at = lineEnd
  }
  return parts.length > 1 || (parts.length === 1 && other) ? parts : undefined
}

function partAt(text: string, start: number, end: number | undefined, known: boolean): Part {
  if (end === undefined) return { start, end: nextBegin(text, start, known), whole: false }
  const lineEnd = endOfLine(text, end)
  const rest = afterBlanks(text, end)
  // Words behind a value are what broke it.
  if (rest < lineEnd && !opens(text, rest)) return { start, end: lineEnd, whole: false }
  return { start, end, whole: isValue(text, start, end) }
}

/** A message behind the time and the words that a log puts before it; others may follow. */
function messageIn(text: string, at: number, lineEnd: number): Part | undefined {
  const found = /\{"(?:jsonrpc|result|id)":/.exec(text.slice(at, lineEnd))
  if (!found) return undefined
  const start = at + found.index
  const end = closingOf(text, start, lineEnd)
  return end !== undefined && isValue(text, start, end) ? { start, end, whole: true } : undefined
}

/** Where the value behind a broken one begins: on the next line, or further on where there was a good one before (`known`). */
function nextBegin(text: string, start: number, known: boolean): number {
  let at = endOfLine(text, start) + 1
  while (known && at < text.length && text[at] !== '{') at = endOfLine(text, at) + 1
  return text[at] === '{' ? at : text.length
}

function afterBlanks(text: string, from: number): number {
  let at = from
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n' || text[at] === '\r') at++
  return at
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found
}

/** A line of a log may begin with a bracket too: [info] or [2026-07-28 …]. */
function opens(text: string, at: number): boolean {
  return text[at] === '{' || (text[at] === '[' && /^\[\s*[[\]{"]/.test(text.slice(at, at + 200)))
}

/** The offset behind the bracket that closes the one at `start`. */
function closingOf(text: string, start: number, limit: number): number | undefined {
  let depth = 0
  for (let at = start; at < limit; at++) {
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
