import { type PatternEdit, type PatternHint, type Scanned, scanPattern } from './pattern-scan.js'

/**
 * How far a regular expression carries: everywhere; not where patterns are read with the Unicode flag, as most validators do;
 * only on engines of 2025 and later; or nowhere.
 */
export type PatternGrade = 'everywhere' | 'not-unicode' | 'recent' | 'nowhere'

/** What became of a pattern, and what in it may be to blame. The pattern is compiled and never run. */
export interface PatternVerdict {
  readonly grade: PatternGrade
  readonly hint: PatternHint
  /** The stretch that the hint speaks of. */
  readonly from: number
  readonly to: number
  /** Changes that keep the meaning and make it carry everywhere; in order. */
  readonly edits: readonly PatternEdit[]
  /** The same, where one has to believe that the author meant it so. */
  readonly guesses: readonly PatternEdit[]
}

const FINE: PatternVerdict = { grade: 'everywhere', hint: 'none', from: 0, to: 0, edits: [], guesses: [] }

const MOST_KNOWN = 500
const LONGEST_KNOWN = 200
const known = new Map<string, PatternVerdict>()

/** The verdict on a pattern. Schemas repeat their patterns, so short ones are remembered. */
export function judgePattern(source: string): PatternVerdict {
  const found = known.get(source)
  if (found) return found
  const verdict = judged(source)
  if (source.length <= LONGEST_KNOWN) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(source, verdict)
  }
  return verdict
}

function judged(source: string): PatternVerdict {
  // What ES2025 brought is set aside first: whether this machine's engine knows it must not change the answer.
  if (!/\(\?[ims<-]/.test(source) && compiles(source, 'u')) return FINE
  const scanned = scanPattern(source)
  const older = applied(source, scanned.recent)
  if (compiles(older, 'u'))
    return scanned.recent.length === 0 ? FINE : verdictOf(source, 'recent', scanned, { ...scanned, hint: 'recent' })
  return verdictOf(source, compiles(older, '') ? 'not-unicode' : 'nowhere', scanned, scanned)
}

function verdictOf(source: string, grade: PatternGrade, scanned: Scanned, blame: Scanned): PatternVerdict {
  const { hint, from, to } = grade === 'not-unicode' ? scanned.unicode : grade === 'nowhere' ? scanned.broken : blame
  const helps = (edits: readonly PatternEdit[]) =>
    grade === 'not-unicode' && edits.length > 0 && compiles(applied(source, edits), 'u')
  const edits = helps(scanned.needless) ? scanned.needless : []
  const all = [...scanned.needless, ...scanned.ranges].sort((a, b) => a.from - b.from)
  return { grade, hint, from, to, edits, guesses: edits.length === 0 && helps(all) ? all : [] }
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/** The pattern after edits, which are in order and do not overlap. */
export function applied(source: string, edits: readonly PatternEdit[]): string {
  let out = ''
  let at = 0
  for (const { from, to, text } of edits) {
    out += source.slice(at, from) + text
    at = to
  }
  return out + source.slice(at)
}
