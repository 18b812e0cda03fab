import type { Finding, Severity } from './finding.js'

/** The findings of one reader. */
export interface Judged {
  readonly client: string
  readonly name: string
  readonly findings: readonly Finding[]
}

const rank: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 }

/** The milder of two severities. */
export function milder(a: Severity, b: Severity): Severity {
  return rank[a] <= rank[b] ? a : b
}

/** Whether a severity is at or above another. */
export function atLeast(severity: Severity, from: Severity): boolean {
  return rank[severity] >= rank[from]
}

const keyOf = (one: Finding): string => `${one.code} ${one.document} ${one.pointer} ${one.at}`

/** Nobody knows which of the readers it is: what all of them object to, at the mildest severity, with the fixes that all share. */
export function shared(all: readonly Judged[]): Finding[] {
  const [first, ...rest] = all
  if (!first) return []
  const others = rest.map(one => new Map(one.findings.map(finding => [keyOf(finding), finding])))
  return first.findings.flatMap(finding => {
    const same = others.map(map => map.get(keyOf(finding)))
    if (same.some(one => !one)) return []
    const found = same as Finding[]
    const { drops, ...alike } = finding
    return [
      {
        ...alike,
        ...(drops && found.every(one => one.drops === drops) ? { drops } : {}),
        severity: found.reduce((severity, one) => milder(severity, one.severity), finding.severity),
        fixes: finding.fixes.filter(fix => found.every(one => one.fixes.some(other => sameFix(fix, other)))),
      },
    ]
  })
}

const sameFix = (a: Finding['fixes'][number], b: Finding['fixes'][number]): boolean =>
  a.safety === b.safety && JSON.stringify(a.edits) === JSON.stringify(b.edits)

/** Several readers do read the file: the first decides; an error of another is a warning that names the other. */
export function together(all: readonly Judged[]): Finding[] {
  const [first, ...rest] = all
  if (!first) return []
  const known = new Set(first.findings.map(keyOf))
  const extra = rest.flatMap(({ client, name, findings }) =>
    findings
      .filter(one => one.severity === 'error' && one.basis === 'client' && !known.has(keyOf(one)))
      .map(
        (one): Finding => ({
          ...one,
          severity: 'warning',
          clients: [client],
          what: `${one.what} (${name} reads this file too.)`,
          fixes: [],
        }),
      ),
  )
  return [...first.findings, ...extra]
}
