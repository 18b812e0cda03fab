import type { Span } from '../../src/document/document.js'
import type { FileResult, Finding, Fix, Run } from '../../src/engine/finding.js'
import { plain, type ReportOptions } from '../../src/report/formatter.js'
import { text as format } from '../../src/report/text.js'

/** The stretch of a text where `part` stands first. */
export function spanOf(text: string, part: string): Span {
  const start = text.indexOf(part)
  if (start < 0) throw new Error(`${JSON.stringify(part)} is not in the text`)
  return { start, end: start + part.length }
}

export function finding(span: Span, more: Partial<Finding> = {}): Finding {
  return {
    code: 'MCP_X',
    messageId: 'x',
    severity: 'error',
    basis: 'client',
    tags: [],
    what: 'This is wrong.',
    todo: 'Write it right.',
    document: 0,
    pointer: '/a',
    at: 'value',
    address: 'a',
    span,
    related: [],
    fixes: [],
    ...more,
  }
}

export function fix(text: string, part: string, instead: string, more: Partial<Fix> = {}): Fix {
  return { title: 'Put it right', safety: 'safe', edits: [{ span: spanOf(text, part), text: instead }], ...more }
}

export function file(text: string, findings: readonly Finding[], more: Partial<FileResult> = {}): FileResult {
  return {
    uri: 'mcp.json',
    text,
    kind: 'client-config',
    clients: ['cursor'],
    reading: 'one-of',
    revision: null,
    because: 'the name says so',
    findings,
    masks: [],
    ...more,
  }
}

export function run(...files: FileResult[]): Run {
  return { files, errors: [] }
}

export const options: ReportOptions = {
  minSeverity: 'warning',
  paint: plain,
  version: '1.2.3',
  facts: '2026-11-30',
  clientNames: new Map([
    ['cursor', 'Cursor'],
    ['vscode', 'VS Code'],
    ['codex', 'Codex'],
  ]),
}

/** The text report of one file. */
export function report(one: FileResult, more: Partial<ReportOptions> = {}): string {
  return format(run(one), { ...options, ...more })
}

/** The same without its heading and its last lines. */
export function body(one: FileResult, more: Partial<ReportOptions> = {}): string {
  return report(one, more).split('\n\n').slice(1, -1).join('\n\n')
}
