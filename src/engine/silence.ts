import type { Document } from '../document/document.js'
import { rules } from '../rules/lint-index.js'
import { withoutSecrets } from '../secrets/in-text.js'
import { collect, sortFindings } from './collect.js'
import { applyDirectives } from './directives.js'
import type { FileResult, Finding, Suppressed } from './finding.js'
import { activeRules, type SeverityOverride } from './settings.js'

/** A finding that the user knows and accepts, by its place in this file. */
export interface Accepted {
  readonly code: string
  /** Missing, like `pointer`: anywhere in the file. */
  readonly address?: string
  readonly pointer?: string
  readonly reason?: string
}
/** Findings that a baseline holds, as many as there were. */
export interface Recorded {
  readonly code: string
  readonly address: string
  readonly count: number
}
/** What silences findings beside the text itself. */
export interface Silencers {
  readonly suppressions?: readonly Accepted[]
  readonly baseline?: readonly Recorded[]
}
interface Silenced {
  readonly kept: readonly Finding[]
  readonly suppressed: readonly Suppressed[]
}

/** Puts aside what comments, suppressions and a baseline silence, in this order; comments that silence nothing become findings. */
export function silence(
  document: Document,
  findings: readonly Finding[],
  comments: boolean,
  overrides: readonly SeverityOverride[],
  { suppressions = [], baseline = [] }: Silencers,
): Silenced {
  const suppressed: Suppressed[] = []
  let kept = findings
  if (comments) {
    const { kept: left, silenced, idle } = applyDirectives(document, findings, overrides)
    for (const { finding, reason } of silenced) suppressed.push({ finding, by: 'comment', ...because(reason) })
    const subjects = [{ on: 'directives', value: { document, idle } } as const]
    kept = sortFindings([...left, ...collect(document, subjects, activeRules(rules, overrides), overrides)])
  }
  const outside = silenceOutside(kept, { suppressions, baseline })
  return { kept: outside.kept, suppressed: [...suppressed, ...outside.suppressed] }
}

/** The same for a result to which findings were added, or that was made without any of this. */
export function silenceAgain(result: FileResult, silencers: Silencers): FileResult {
  const { suppressed: before = [], ...rest } = result
  const inside = before.filter(({ by }) => by === 'comment')
  const others = before.filter(({ by }) => by !== 'comment').map(({ finding }) => finding)
  const { kept, suppressed } = silenceOutside(sortFindings([...result.findings, ...others]), silencers)
  const all = [...inside, ...suppressed]
  return { ...rest, findings: kept, ...(all.length > 0 ? { suppressed: all } : {}) }
}

/** Puts aside what suppressions and a baseline silence. */
function silenceOutside(findings: readonly Finding[], { suppressions = [], baseline = [] }: Silencers): Silenced {
  const suppressed: Suppressed[] = []
  const accept = accepter(suppressions)
  const known = recorder(baseline)
  const kept = findings.filter(finding => {
    const index = accept(finding)
    if (index !== undefined)
      suppressed.push({ finding, by: 'suppression', index, ...because(suppressions[index]?.reason) })
    else if (known(finding)) suppressed.push({ finding, by: 'baseline' })
    else return true
    return false
  })
  return { kept, suppressed }
}

const because = (reason: string | undefined): { readonly reason?: string } => (reason === undefined ? {} : { reason })

/** Which of the suppressions fits a finding first. */
function accepter(suppressions: readonly Accepted[]): (finding: Finding) => number | undefined {
  const byCode = new Map<string, number[]>()
  for (const [index, { code }] of suppressions.entries()) {
    const mine = byCode.get(code)
    if (mine) mine.push(index)
    else byCode.set(code, [index])
  }
  return finding => {
    const mine = byCode.get(finding.code)
    if (!mine) return undefined
    const address = addressOf(finding)
    return mine.find(index => {
      const one = suppressions[index]
      return (one?.address ?? address) === address && (one?.pointer ?? finding.pointer) === finding.pointer
    })
  }
}

/** Counts down what a baseline has of each code and address. */
function recorder(baseline: readonly Recorded[]): (finding: Finding) => boolean {
  const left = new Map<string, Map<string, number>>()
  for (const { code, address, count } of baseline) {
    const places = left.get(code) ?? new Map<string, number>()
    places.set(address, (places.get(address) ?? 0) + count)
    left.set(code, places)
  }
  return finding => {
    const places = left.get(finding.code)
    const address = places && addressOf(finding)
    const count = (address !== undefined && places?.get(address)) || 0
    if (count > 0) places?.set(address as string, count - 1)
    return count > 0
  }
}

/** As reports tell it. */
const addressOf = ({ address }: Finding): string => withoutSecrets(address)
