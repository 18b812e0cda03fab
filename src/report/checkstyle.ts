import { lineTable } from '../document/lines.js'
import type { FileResult, RunError } from '../engine/finding.js'
import { type Formatter, isShown, type ReportOptions } from './formatter.js'
import { xmlAttributes } from './xml.js'

/** The report in the form of Checkstyle's XML, which many CI servers read. */
export const checkstyle: Formatter = (run, options) => {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    // what Checkstyle itself writes there; readers look at it for the form of the file
    '<checkstyle version="8.0">',
    ...run.errors.flatMap(error => linesOfError(error)),
    ...run.files.flatMap(file => linesOf(file, options)),
    '</checkstyle>',
    '',
  ].join('\n')
}

function linesOf(file: FileResult, options: ReportOptions): string[] {
  const lines = lineTable(file.text)
  const errors = file.findings
    .filter(one => isShown(one, options.minSeverity))
    .map(({ code, severity, what, todo, span }) => {
      const { line, column } = lines.at(span.start)
      return `    <error${xmlAttributes({ line, column, severity, message: `${what} ${todo}`, source: `mcp-lint.${code}` })}/>`
    })
  return inFile(file.uri, errors)
}

function linesOfError({ path, message }: RunError): string[] {
  return inFile(path, [`    <error${xmlAttributes({ line: 1, severity: 'error', message, source: 'mcp-lint' })}/>`])
}

function inFile(uri: string, errors: readonly string[]): string[] {
  const open = `  <file${xmlAttributes({ name: uri })}`
  return errors.length === 0 ? [`${open}/>`] : [`${open}>`, ...errors, '  </file>']
}
