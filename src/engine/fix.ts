import { applyEdits } from '../document/edits.js'
import type { Finding, Fix, FixedText } from './finding.js'

/** Judges a text again: its findings, or undefined when it can no longer be read. */
export type Judge = (text: string) => Promise<readonly Finding[] | undefined>

/** A file that still has something to fix after so many passes is left as it is then. */
const mostPasses = 10

/**
 * Applies fixes until none is left. Two fixes that touch wait for another pass; a fix that would break the text or draw a new
 * finding is thrown away.
 */
export async function applyFixes(
  text: string,
  findings: readonly Finding[],
  judge: Judge,
  withSuggested: boolean,
): Promise<FixedText | undefined> {
  let now = { text, findings }
  let applied = 0
  for (let pass = 0; pass < mostPasses; pass++) {
    const fixes = compatible(now.findings.flatMap(one => chosen(one, withSuggested)))
    if (fixes.length === 0) break
    const next = await largestGood(now, fixes, judge)
    if (!next) break
    applied += next.count
    now = { text: next.text, findings: next.findings }
  }
  return applied > 0 ? { text: now.text, applied } : undefined
}

function chosen(finding: Finding, withSuggested: boolean): readonly Fix[] {
  const usable = finding.fixes.filter(fix => withSuggested || fix.safety === 'safe')
  const safe = usable.filter(fix => fix.safety === 'safe')
  // Of several suggestions nobody knows which one is meant.
  return safe.length > 0 ? safe.slice(0, 1) : usable.length === 1 ? usable : []
}

/** In order of place, without those that overlap or touch one that is already in. */
function compatible(fixes: readonly Fix[]): Fix[] {
  const taken: { start: number; end: number }[] = []
  const start = (fix: Fix): number => fix.edits[0]?.span.start ?? 0
  return [...fixes]
    .sort((a, b) => start(a) - start(b))
    .filter(fix => {
      const free = fix.edits.every(({ span }) => taken.every(one => span.end < one.start || span.start > one.end))
      if (free) taken.push(...fix.edits.map(one => one.span))
      return free
    })
}

interface Tried {
  readonly text: string
  readonly findings: readonly Finding[]
  readonly count: number
}

/** All fixes together; where that makes things worse, the good ones of each half. */
async function largestGood(
  now: { text: string; findings: readonly Finding[] },
  fixes: readonly Fix[],
  judge: Judge,
): Promise<Tried | undefined> {
  const text = applyEdits(
    now.text,
    fixes.flatMap(fix => fix.edits),
  )
  const findings = text === now.text ? undefined : await judge(text)
  if (findings && !isWorse(now.findings, findings)) return { text, findings, count: fixes.length }
  if (fixes.length <= 1) return undefined
  const half = Math.ceil(fixes.length / 2)
  return (await largestGood(now, fixes.slice(0, half), judge)) ?? (await largestGood(now, fixes.slice(half), judge))
}

/** A code that was not there before, or is there more often, is a new finding. */
function isWorse(before: readonly Finding[], after: readonly Finding[]): boolean {
  const counts = new Map<string, number>()
  for (const one of before) counts.set(one.code, (counts.get(one.code) ?? 0) + 1)
  for (const one of after) {
    const left = (counts.get(one.code) ?? 0) - 1
    if (left < 0) return true
    counts.set(one.code, left)
  }
  return false
}
