import { lineTable } from '../document/lines.js'
import type { RunError, Severity } from '../engine/finding.js'
import { type Formatter, plain } from './formatter.js'
import { type Entry, severestFirst } from './severest.js'
import { totals } from './totals.js'
import { visible } from './visible.js'
import { counted } from './words.js'

/** GitHub shows so many annotations of each severity and step, whatever a step prints. */
const most = 10
const commands = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Severity, string>

/** What one annotation is made from. */
interface Note {
  readonly severity: Severity
  readonly path: string
  /** `line`, `endLine` and, within one line, `col` and `endColumn`. */
  readonly place: Readonly<Record<string, number>>
  readonly title: string
  readonly message: string
}

/** The report for a log of GitHub Actions: workflow commands, which become annotations; worst first, the rest as plain lines. */
export const github: Formatter = (run, options) => {
  const tables = new Map<string, ReturnType<typeof lineTable>>()
  const linesOf = ({ file }: Entry) => {
    const lines = tables.get(file.uri) ?? lineTable(file.text)
    tables.set(file.uri, lines)
    return lines
  }
  const notes = [
    ...run.errors.map(error => noteOfError(error)),
    ...severestFirst(run, options.minSeverity).map(entry => noteOf(entry, linesOf(entry))),
  ]
  const room = { error: most, warning: most, info: most }
  const shown = notes.filter(({ severity }) => room[severity]-- > 0)
  const taken = new Set(shown)
  const rest = notes.filter(note => !taken.has(note))
  return [...shown.map(commandOf), ...folded(rest), ...totals(run, { ...options, paint: plain }).map(unread), ''].join(
    '\n',
  )
}

function noteOf({ file, finding }: Entry, lines: ReturnType<typeof lineTable>): Note {
  const start = lines.at(finding.span.start)
  const end = lines.at(finding.span.end)
  // GitHub takes columns only of a stretch within one line.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {}
  return {
    severity: finding.severity,
    path: file.uri,
    place: { line: start.line, endLine: end.line, ...columns },
    title: `${finding.code} (${finding.basis})`,
    message: `${finding.what} ${finding.todo}`,
  }
}

function noteOfError({ path, message }: RunError): Note {
  return { severity: 'error', path, place: {}, title: 'mcp-lint', message }
}

function commandOf({ severity, path, place, title, message }: Note): string {
  const properties = [
    ...(path === '' ? [] : [`file=${property(path)}`]),
    ...Object.entries(place).map(([name, value]) => `${name}=${value}`),
    `title=${property(title)}`,
  ]
  return `::${commands[severity]} ${properties.join(',')}::${data(message)}`
}

/** How the runner reads a message back (actions/toolkit, packages/core/src/command.ts). */
function data(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** What got no annotation, as lines of the log. */
function folded(rest: readonly Note[]): string[] {
  if (rest.length === 0) return []
  const heading = `${counted(rest.length, 'finding')} more: GitHub shows ${most} annotations of each severity a step`
  const lines = rest.map(({ severity, path, place, title, message }) => {
    const where = [path, place.line, place.col].filter(part => part !== undefined).join(':')
    return unread(`  ${visible(where)} ${severity} ${visible(message)} ${title}`)
  })
  return [`::group::${heading}`, ...lines, '::endgroup::']
}

/** Runners obey `##[command]` anywhere in a line too, and `::command` at its start. */
function unread(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ')
}
