import { lineTable } from '../document/lines.js'
import type { Severity } from '../engine/finding.js'
import { type Formatter, isShown } from './formatter.js'
import { fnv1a64 } from './hash64.js'
import { jsonText } from './json-text.js'
import { visible } from './visible.js'

const severities = { error: 'major', warning: 'minor', info: 'info' } as const satisfies Record<Severity, string>

/** The report for GitLab's code quality widget: an array of issues in the form of Code Climate. */
export const gitlab: Formatter = (run, options) => {
  const seen = new Map<string, number>()
  return jsonText(
    run.files.flatMap(file => {
      const lines = lineTable(file.text)
      const path = file.uri
      return file.findings
        .filter(one => isShown(one, options.minSeverity))
        .map(({ code, severity, risk, what, todo, address, span }) => {
          // no line in it: an issue that moved is the same issue
          const key = `${code}\n${path}\n${address}`
          const times = (seen.get(key) ?? 0) + 1
          seen.set(key, times)
          return {
            description: visible(`${what} ${todo}`),
            check_name: code,
            // of two issues with one fingerprint GitLab drops the second
            fingerprint: fnv1a64(times === 1 ? key : `${key}\n${times}`),
            severity: risk === 'high' && severity !== 'info' ? 'critical' : severities[severity],
            location: { path, lines: { begin: lines.at(span.start).line, end: lines.at(span.end).line } },
          }
        })
    }),
  )
}
