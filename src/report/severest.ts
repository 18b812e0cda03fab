import type { FileResult, Finding, Run, Severity } from '../engine/finding.js'
import { isShown } from './formatter.js'

/** The severities, worst first. */
export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[]

/** A finding and the file that it stands in. */
export interface Entry {
  readonly file: FileResult
  readonly finding: Finding
}

/** The findings that a report shows, worst first and otherwise in the order of the run. */
export function severestFirst({ files }: Run, minSeverity: Severity): Entry[] {
  const bySeverity: Record<Severity, Entry[]> = { error: [], warning: [], info: [] }
  for (const file of files)
    for (const finding of file.findings)
      if (isShown(finding, minSeverity)) bySeverity[finding.severity].push({ file, finding })
  return severities.flatMap(severity => bySeverity[severity])
}
