import type { Span } from '../document/document.js'
import { lineTable } from '../document/lines.js'
import type { FileResult, Finding, Fix, Related, Severity } from '../engine/finding.js'
import { utf8Offsets } from '../text/utf8.js'
import { type Formatter, isShown, type ReportOptions } from './formatter.js'
import { jsonText } from './json-text.js'
import { reveals, type Secret, secretsOf } from './mask.js'
import { visible } from './visible.js'

const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const satisfies Record<Severity, string>

/** A place as reviewdog counts it: the column in bytes of UTF-8, from 1 on. */
interface BytePosition {
  readonly line: number
  readonly column: number
}

/** What the diagnostics of one file share. */
interface Context {
  readonly file: FileResult
  readonly path: string
  readonly secrets: readonly Secret[]
  at(offset: number): BytePosition
}

/** The report for reviewdog: its Diagnostic Format as one object, with the fixes as suggestions. */
export const rdjson: Formatter = (run, options) => {
  const { homepage } = options
  return jsonText({
    source: { name: 'mcp-lint', ...(homepage === undefined ? {} : { url: homepage }) },
    diagnostics: run.files.flatMap(file => diagnosticsOf(file, options)),
  })
}

function diagnosticsOf(file: FileResult, { minSeverity }: ReportOptions) {
  const context = contextOf(file)
  return file.findings.filter(one => isShown(one, minSeverity)).map(one => diagnosticOf(one, context))
}

function contextOf(file: FileResult): Context {
  const lines = lineTable(file.text)
  const bytes = utf8Offsets(file.text)
  return {
    file,
    path: file.uri,
    secrets: secretsOf(file.text, file.masks),
    at(offset) {
      const { line, column } = lines.at(offset)
      const start = lines.lineStart(line)
      // the byte order mark belongs to the first line of the file
      const mark = file.bom && line === 1 ? 3 : 0
      return { line, column: mark + bytes(start + column - 1) - bytes(start) + 1 }
    },
  }
}

function diagnosticOf(finding: Finding, context: Context) {
  const suggestions = finding.fixes.flatMap(fix => suggestionOf(fix, context))
  return {
    message: visible(`${finding.what} ${finding.todo}`),
    location: { path: context.path, range: rangeOf(finding.span, context) },
    severity: severities[finding.severity],
    code: { value: finding.code },
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(finding.related.length > 0 ? { related_locations: finding.related.map(one => relatedOf(one, context)) } : {}),
  }
}

function rangeOf({ start, end }: Span, { at }: Context) {
  return { start: at(start), end: at(end) }
}

function relatedOf({ message, span, elsewhere }: Related, context: Context) {
  if (!elsewhere) return { message: visible(message), location: { path: context.path, range: rangeOf(span, context) } }
  // the text of the other file is not at hand, and its columns in bytes are not known
  const { uri, start, end } = elsewhere
  return {
    message: visible(message),
    location: { path: uri, range: { start: { line: start.line }, end: { line: end.line } } },
  }
}

/** All edits of a fix as one: reviewdog offers each suggestion by itself. */
function suggestionOf({ edits }: Fix, context: Context) {
  const first = edits[0]
  const last = edits.at(-1)
  if (!first || !last) return []
  let text = ''
  let at = first.span.start
  for (const edit of edits) {
    text += context.file.text.slice(at, edit.span.start) + edit.text
    at = edit.span.end
  }
  if (reveals(text, context.secrets)) return []
  return [{ range: rangeOf({ start: first.span.start, end: last.span.end }, context), text }]
}
