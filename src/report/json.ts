import type { Span } from '../document/document.js'
import { type LineTable, lineTable } from '../document/lines.js'
import type { FileResult, Finding, Fix, Related } from '../engine/finding.js'
import { type Formatter, isShown, type ReportOptions, summarize } from './formatter.js'
import { jsonText } from './json-text.js'
import { reveals, type Secret, secretsOf } from './mask.js'

/** The report for programs: one JSON object. The order of the keys is part of the contract. */
export const json: Formatter = (run, options) => {
  const report = {
    schemaVersion: 1,
    tool: { name: 'mcp-lint', version: options.version, facts: options.facts },
    summary: summarize(run, options.fixed),
    errors: run.errors.map(({ path, message }) => ({ path, message })),
    files: run.files.map(file => fileOf(file, options)),
  }
  return jsonText(report)
}

/** What the findings of one file share. */
export interface Context {
  readonly file: FileResult
  readonly lines: LineTable
  readonly secrets: readonly Secret[]
  /** True for a file of several documents. */
  readonly numbered: boolean
}

/** What all findings of a file are told with. */
export function contextOf(file: FileResult): Context {
  return {
    file,
    lines: lineTable(file.text),
    secrets: secretsOf(file.text, file.masks),
    numbered: (file.documents ?? 1) > 1,
  }
}

function fileOf(file: FileResult, options: ReportOptions) {
  const context = contextOf(file)
  return {
    path: file.uri,
    kind: file.kind,
    clients: file.clients,
    reading: file.reading,
    revision: file.revision,
    because: file.because,
    ...(file.verdicts ? { verdicts: file.verdicts } : {}),
    // given whole, secrets too: a text with holes is no use to whoever asked for it, and it is their own file
    ...(options.dryRun ? { fixedText: file.fixed?.text ?? file.text } : {}),
    findings: file.findings.filter(one => isShown(one, options.minSeverity)).map(one => findingOf(one, context)),
  }
}

/** A finding as the JSON reports have it. */
export function findingOf(finding: Finding, context: Context) {
  return {
    code: finding.code,
    severity: finding.severity,
    basis: finding.basis,
    tags: finding.tags,
    message: `${finding.what} ${finding.todo}`,
    pointer: finding.pointer,
    at: finding.at,
    address: finding.address,
    ...(context.numbered ? { document: finding.document } : {}),
    range: rangeOf(finding.span, context),
    related: finding.related.map(one => relatedOf(one, context)),
    fixes: finding.fixes.filter(fix => !fix.edits.some(edit => reveals(edit.text, context.secrets))).map(fixOf),
    ...(finding.risk ? { risk: finding.risk } : {}),
    ...(finding.targets ? { targets: finding.targets } : {}),
    ...(finding.clients ? { clients: finding.clients } : {}),
  }
}

function relatedOf({ pointer, span, message, elsewhere }: Related, context: Context) {
  if (!elsewhere) return { path: context.file.uri, pointer, range: rangeOf(span, context), message }
  const { uri, start, end } = elsewhere
  const range = { start: { ...start, offset: span.start }, end: { ...end, offset: span.end } }
  return { path: uri, pointer, range, message }
}

function rangeOf({ start, end }: Span, { lines }: Context) {
  return { start: { ...lines.at(start), offset: start }, end: { ...lines.at(end), offset: end } }
}

function fixOf({ title, safety, edits }: Fix) {
  return { title, safety, edits: edits.map(({ span, text }) => ({ start: span.start, end: span.end, text })) }
}
