import type { FileResult, Finding, RunError } from '../engine/finding.js'
import { type Formatter, isShown, type ReportOptions } from './formatter.js'
import { hide } from './mask.js'
import { type Source, sourceOf } from './source.js'
import { xmlAttributes, xmlText } from './xml.js'

/** One file as a suite. */
interface Suite {
  readonly name: string
  readonly cases: readonly string[]
  readonly failures: number
  readonly errors: number
}

/** The report for what shows test results: a suite for each file, in it a failed case for each finding, or one that passed. */
export const junit: Formatter = (run, options) => {
  const suites = [...run.errors.map(error => suiteOfError(error)), ...run.files.map(file => suiteOf(file, options))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${xmlAttributes({ name: 'mcp-lint', ...countsOf(suites) })}>`,
    ...suites.flatMap(suite => [
      `  <testsuite${xmlAttributes({ name: suite.name, ...countsOf([suite]), skipped: 0, time: 0 })}>`,
      ...suite.cases,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

function countsOf(suites: readonly Suite[]) {
  const sum = (count: (suite: Suite) => number) => suites.reduce((total, suite) => total + count(suite), 0)
  return { tests: sum(({ cases }) => cases.length), failures: sum(s => s.failures), errors: sum(s => s.errors) }
}

function suiteOf(file: FileResult, options: ReportOptions): Suite {
  const name = file.uri
  const shown = file.findings.filter(one => isShown(one, options.minSeverity))
  const source = sourceOf(file)
  const cases = shown.map(one => caseOf(name, one, source))
  return {
    name,
    cases: cases.length > 0 ? cases : [testcase(name, 'mcp-lint')],
    // an info is advice: it is told, and its case passes
    failures: shown.filter(({ severity }) => severity !== 'info').length,
    errors: 0,
  }
}

function suiteOfError({ path: name, message }: RunError): Suite {
  const inside = `<error${xmlAttributes({ message, type: 'mcp-lint' })}/>`
  return { name, cases: [testcase(name, 'mcp-lint', inside)], failures: 0, errors: 1 }
}

function caseOf(path: string, { code, severity, basis, what, todo, pointer, span }: Finding, source: Source): string {
  const { line, column } = source.lines.at(span.start)
  const where = `${path}:${line}:${column}`
  const text = [where, hide(pointer, source.longSecrets) || '(whole document)', what, todo].map(xmlText).join('\n')
  const inside =
    severity === 'info'
      ? `<system-out>${text}</system-out>`
      : `<failure${xmlAttributes({ message: what, type: `${severity} (${basis})` })}>${text}</failure>`
  return testcase(path, `${code} ${line}:${column}`, inside)
}

function testcase(path: string, name: string, inside = ''): string {
  const open = `    <testcase${xmlAttributes({ name, classname: path, file: path, time: 0 })}`
  return inside === '' ? `${open}/>` : `${open}>${inside}</testcase>`
}
