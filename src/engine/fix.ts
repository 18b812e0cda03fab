import { applyEdits } from '../document/edits.js'
import { rules } from '../rules/index.js'
import type { Finding, Fix, FixedText } from './finding.js'

/** Judges a text again: its findings, or undefined when it can no longer be read. */
export type Judge = (text: string) => Promise<readonly Finding[] | undefined>

/** A file that still has something to fix after so many passes is left as it is then. */
const mostPasses = 10
/** So many characters are judged again, all trials together: fixes of a file made to spoil each other end here. */
const mostWork = 5_000_000

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
  let work = 0
  const bounded: Judge = async next => {
    work += next.length
    return work > mostWork ? undefined : judge(next)
  }
  for (let pass = 0; pass < mostPasses; pass++) {
    const fixes = now.findings.flatMap(one => chosen(one, withSuggested))
    const alone = fixes.filter(fix => fix.alone).slice(0, 1)
    const others = compatible(fixes.filter(fix => !fix.alone))
    const next = (await largestGood(now, alone, bounded)) ?? (await largestGood(now, others, bounded))
    if (!next) break
    applied += next.fixes.length
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
  readonly fixes: readonly Fix[]
}

/** All fixes together; where that makes things worse, the good ones of each half. `kept` are those that are good already. */
async function largestGood(
  now: { text: string; findings: readonly Finding[] },
  fixes: readonly Fix[],
  judge: Judge,
  kept?: Tried,
): Promise<Tried | undefined> {
  if (fixes.length === 0) return kept
  const all = [...(kept?.fixes ?? []), ...fixes]
  const text = applyEdits(
    now.text,
    all.flatMap(fix => fix.edits),
  )
  const findings = text === now.text ? undefined : await judge(text)
  if (findings && !isWorse((kept ?? now).findings, findings)) return { text, findings, fixes: all }
  if (fixes.length === 1) return kept
  const half = Math.ceil(fixes.length / 2)
  const first = await largestGood(now, fixes.slice(0, half), judge, kept)
  return largestGood(now, fixes.slice(half), judge, first)
}

/** Codes of the text as such: a fix that draws one has made a mess. */
const structural = new Set<string>(rules.filter(rule => rule.on === 'document').map(rule => rule.code))

/**
 * Whether a text is worse than before. A fix may bring to light what a worse fault hid (a split command line shows that
 * docker lacks -i, and the next pass adds it), but never more errors, nor more warnings for the same number of errors.
 */
function isWorse(before: readonly Finding[], after: readonly Finding[]): boolean {
  const count = (findings: readonly Finding[], has: (one: Finding) => boolean): number => findings.filter(has).length
  const more = (has: (one: Finding) => boolean): number => count(after, has) - count(before, has)
  if ([...structural].some(code => more(one => one.code === code) > 0)) return true
  const errors = more(one => one.severity === 'error')
  return errors > 0 || (errors === 0 && more(one => one.severity === 'warning') > 0)
}
