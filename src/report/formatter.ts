import type { Span } from '../document/document.js'
import type { Finding, Run, Severity } from '../engine/finding.js'
import type { DocumentedRule } from '../rules/rule.js'

/** Puts a text into a colour or style; without colours it gives the text back as it is. */
export type Painter = (text: string) => string

/** The colours and styles of a report. Formatters never see a terminal: whoever calls them decides. */
export interface Paint {
  readonly bold: Painter
  readonly dim: Painter
  readonly underline: Painter
  readonly red: Painter
  readonly yellow: Painter
  readonly blue: Painter
  readonly cyan: Painter
  readonly green: Painter
}

const asItIs: Painter = text => text

/** No colours. */
export const plain: Paint = {
  bold: asItIs,
  dim: asItIs,
  underline: asItIs,
  red: asItIs,
  yellow: asItIs,
  blue: asItIs,
  cyan: asItIs,
  green: asItIs,
}

/** Makes the unified diff of one file; `unifiedDiff` of diff.ts, handed in so that only a dry run loads it. */
export type Differ = (
  path: string,
  before: string,
  after: string,
  masks: readonly Span[],
  fixedMasks?: readonly Span[],
) => string

/** What a formatter has to know besides the run. */
export interface ReportOptions {
  /** Findings below it are left out; the summary still counts them. */
  readonly minSeverity: Severity
  readonly paint: Paint
  readonly version: string
  /** The date of the facts. */
  readonly facts: string
  /** Every file, what it was taken for and why; timings. */
  readonly verbose?: boolean
  /** Columns of the terminal; 100 where nobody knows. `Infinity` never wraps a message and cuts excerpts at 200. */
  readonly width?: number
  /** Milliseconds by the file's uri. */
  readonly timings?: ReadonlyMap<string, number>
  /** How many fixes this run has written; missing when it was not asked to write any. */
  readonly fixed?: number
  /** Fixes were asked for and not written. */
  readonly dryRun?: boolean
  readonly diff?: Differ
  /** Names for people by client id; an id without one is printed as it is. */
  readonly clientNames?: ReadonlyMap<string, string>
  /** All rules, for a report that describes those that found nothing too (sarif). */
  readonly rules?: readonly DocumentedRule[]
  /** Where people find the project, for formats that link there. */
  readonly homepage?: string
}

/** Makes a whole report, with a final newline. */
export type Formatter = (run: Run, options: ReportOptions) => string

/** What a run found, hidden findings too. */
export interface Summary {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  /** Findings with a safe fix. */
  readonly fixable: number
  /** Fixes that were written. */
  readonly fixed: number
  /** Findings that a comment, the configuration or a baseline silences; not among the others. */
  readonly suppressed: number
}

/** Counts all findings of a run. `fixed` is what the caller has written. */
export function summarize(run: Run, fixed = 0): Summary {
  const findings = run.files.flatMap(file => file.findings)
  const count = (severity: Severity) => findings.filter(one => one.severity === severity).length
  return {
    files: run.files.length,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    fixable: findings.filter(isFixable).length,
    fixed,
    suppressed: run.files.reduce((sum, { suppressed = [] }) => sum + suppressed.length, 0),
  }
}

/** True where --fix has something to do. */
export function isFixable(finding: Finding): boolean {
  return finding.fixes.some(fix => fix.safety === 'safe')
}

const ranks: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 }

/** True for a finding that the report shows. */
export function isShown(finding: Finding, minSeverity: Severity): boolean {
  return ranks[finding.severity] >= ranks[minSeverity]
}
