import type { FileResult, Run, RunError, Severity, Suppressed } from '../engine/finding.js'
import { list } from '../text/words.js'
import { type Formatter, isShown, type ReportOptions, summarize } from './formatter.js'
import { jsonText } from './json-text.js'
import { artifactOf, sourceRoot } from './sarif-place.js'
import { messageOf, resultsOf } from './sarif-result.js'
import { descriptorOf, descriptorOfCode } from './sarif-rules.js'
import { type Entry, severestFirst, severities } from './severest.js'
import { counted } from './words.js'

/** GitHub takes no report with more results, and shows 5,000 of them. */
const mostResults = 25_000

/** The report for code scanning and other viewers: SARIF 2.1.0. */
export const sarif: Formatter = (run, options) => {
  const { kept, cut } = chosen(run, options)
  const rules = descriptorsOf(kept, options)
  return jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'mcp-lint',
            version: options.version,
            semanticVersion: options.version,
            ...(options.homepage === undefined ? {} : { informationUri: options.homepage }),
            rules,
          },
        },
        invocations: [
          {
            executionSuccessful: run.errors.length === 0,
            toolExecutionNotifications: [...run.errors.map(notificationOf), ...remarkOn(cut)],
          },
        ],
        originalUriBaseIds: { [sourceRoot]: { description: { text: 'The folder that paths count from.' } } },
        newlineSequences: ['\r\n', '\n', '\r'],
        columnKind: 'utf16CodeUnits',
        results: resultsIn(kept, new Map(rules.map(({ id }, i) => [id, i]))),
        properties: {
          facts: options.facts,
          summary: summarize(run, options.fixed),
          ...(cut.total > 0 ? { leftOut: { errors: cut.error, warnings: cut.warning, infos: cut.info } } : {}),
        },
      },
    ],
  })
}

/** An entry of the report; `suppressed` where somebody knows of it. */
interface Result extends Entry {
  readonly suppressed?: Suppressed
}

/** Findings for which there was no room. */
interface Cut extends Readonly<Record<Severity, number>> {
  readonly total: number
}

/** What the report shows, errors first, in the order of the run otherwise: GitHub does not choose by severity itself. */
function chosen(run: Run, { minSeverity }: ReportOptions): { readonly kept: Result[]; readonly cut: Cut } {
  const silenced = run.files.flatMap(file =>
    (file.suppressed ?? [])
      .filter(({ finding }) => isShown(finding, minSeverity))
      .map(suppressed => ({ file, finding: suppressed.finding, suppressed })),
  )
  const all: Result[] = [...severestFirst(run, minSeverity), ...silenced]
  const cut = { total: 0, error: 0, warning: 0, info: 0 }
  for (const { finding } of all.slice(mostResults)) {
    cut.total++
    cut[finding.severity]++
  }
  return { kept: all.slice(0, mostResults), cut }
}

/** All rules by code, and whatever else was found. */
function descriptorsOf(kept: readonly Result[], { rules = [], homepage }: ReportOptions) {
  const known = new Set<string>(rules.map(({ code }) => code))
  const others = new Set(kept.map(({ finding }) => finding.code).filter(code => !known.has(code)))
  const described = rules.map(rule => descriptorOf(rule, homepage))
  const guessed = [...others].map(code => descriptorOfCode(code, homepage))
  return [...described, ...guessed].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function resultsIn(kept: readonly Result[], indexes: ReadonlyMap<string, number>) {
  const makers = new Map<FileResult, ReturnType<typeof resultsOf>>()
  return kept.map(({ file, finding, suppressed }) => {
    const make = makers.get(file) ?? resultsOf(file)
    makers.set(file, make)
    const result = make(finding, indexes.get(finding.code) ?? -1)
    return suppressed ? { ...result, suppressions: [suppressionOf(suppressed)] } : result
  })
}

/** How code scanning is told that a finding is known. */
function suppressionOf({ by, reason }: Suppressed) {
  const justification = reason ?? (by === 'baseline' ? 'It is recorded in the baseline.' : undefined)
  return {
    kind: by === 'comment' ? 'inSource' : 'external',
    status: 'accepted',
    ...(justification === undefined ? {} : { justification }),
  }
}

/** What led to exit code 2. */
function notificationOf({ path, message }: RunError) {
  return {
    level: 'error',
    message: messageOf(message),
    ...(path === '' ? {} : { locations: [{ physicalLocation: { artifactLocation: artifactOf(path) } }] }),
  }
}

function remarkOn(cut: Cut) {
  if (cut.total === 0) return []
  const counts = severities.filter(one => cut[one] > 0).map(one => counted(cut[one], one))
  const text = `Code scanning takes ${mostResults.toLocaleString('en-US')} results at most, so ${list(counts, 'and')} were left out.`
  return [{ level: 'warning', message: { text } }]
}
