import type { Span } from '../document/document.js'
import { applyEdits } from '../document/edits.js'
import { isRootKey } from '../kinds/entry.js'
import type { Finding, Fix, FixedText } from './finding.js'
import { stepsOf } from './place.js'

/** Judges a text again: its findings, or undefined when it can no longer be read. */
export type Judge = (text: string) => Promise<readonly Finding[] | undefined>

/** A file that still has something to fix after so many passes is left as it is then. */
const mostPasses = 10
/** So often is a text of some size judged in one pass; an entry whose fixes still spoil each other then gets none of them. */
const trialsFor = (text: string): number => Math.max(20, Math.min(200, Math.floor(100_000_000 / text.length)))

/**
 * Applies fixes until none is left. Two fixes that touch wait for another pass; a fix that would break the text or draw a new
 * finding is thrown away. `textual` are the codes of the text as such: a fix that draws one has made a mess.
 */
export async function applyFixes(
  text: string,
  findings: readonly Finding[],
  judge: Judge,
  withSuggested: boolean,
  textual: ReadonlySet<string> = new Set(),
): Promise<FixedText | undefined> {
  let now: Judged = { text, findings }
  let applied = 0
  for (let pass = 0; pass < mostPasses; pass++) {
    const offers = now.findings.flatMap(one =>
      chosen(one, withSuggested).map(fix => ({ fix, part: partOf(one, textual) })),
    )
    const next = (await firstAlone(now, offers, judge, textual)) ?? (await together(now, offers, judge, textual))
    if (!next) break
    applied += next.fixes.length
    now = next
  }
  return applied > 0 ? { text: now.text, applied } : undefined
}

interface Judged {
  readonly text: string
  readonly findings: readonly Finding[]
}
interface Tried extends Judged {
  readonly fixes: readonly Fix[]
}
interface Offer {
  readonly fix: Fix
  /** The part of the file that its finding stands in. */
  readonly part: string
}

/** It may move entries to another place, so the file counts as one. */
async function firstAlone(
  now: Judged,
  offers: readonly Offer[],
  judge: Judge,
  textual: ReadonlySet<string>,
): Promise<Tried | undefined> {
  const first = offers.find(({ fix }) => fix.alone)
  const tried =
    first &&
    (await search(
      now,
      [[first.fix]],
      () => 0,
      () => '',
      judge,
      textual,
    ))
  return tried === 'unclear' ? undefined : tried
}

async function together(
  now: Judged,
  offers: readonly Offer[],
  judge: Judge,
  textual: ReadonlySet<string>,
): Promise<Tried | undefined> {
  const part = (finding: Finding): string => partOf(finding, textual)
  const free = compatible(offers.filter(({ fix }) => !fix.alone))
  const parts = [...new Set(free.map(({ part }) => part))]
  const index = new Map(parts.map((part, i) => [part, i]))
  const lots = parts.map((): Fix[] => [])
  for (const { fix, part } of free) lots[index.get(part) ?? 0]?.push(fix)
  const each = await search(now, lots, name => index.get(name), part, judge, textual)
  if (each !== 'unclear') return each
  const all = await search(now, [free.map(({ fix }) => fix)], () => 0, part, judge, textual)
  return all === 'unclear' ? undefined : all
}

function chosen(finding: Finding, withSuggested: boolean): readonly Fix[] {
  const usable = finding.fixes.filter(fix => withSuggested || fix.safety === 'safe')
  const safe = usable.filter(fix => fix.safety === 'safe')
  // Of several suggestions nobody knows which one is meant.
  return safe.length > 0 ? safe.slice(0, 1) : usable.length === 1 ? usable : []
}

/** In order of place, without those that overlap or touch one that is already in. */
function compatible(offers: readonly Offer[]): Offer[] {
  // Sorted and apart from each other, so that only the two neighbours of a new one matter.
  const taken: Span[] = []
  const start = ({ fix }: Offer): number => fix.edits[0]?.span.start ?? 0
  const isFree = ({ start, end }: Span): boolean => {
    const at = firstFrom(taken, start)
    return (taken[at]?.start ?? Number.POSITIVE_INFINITY) > end && (taken[at - 1]?.end ?? -1) < start
  }
  return [...offers]
    .sort((a, b) => start(a) - start(b))
    .filter(({ fix }) => {
      const free = fix.edits.every(({ span }) => isFree(span))
      if (free) for (const { span } of fix.edits) taken.splice(firstFrom(taken, span.start), 0, span)
      return free
    })
}

/** Where the first stretch is that begins at an offset or behind it. */
function firstFrom(sorted: readonly Span[], offset: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Fixes of one part of the file, on their way. */
interface Lot {
  kept: readonly Fix[]
  /** Still to be tried, the next ones last. */
  readonly open: (readonly Fix[])[]
}

/**
 * The fixes of every lot that do no harm. All lots are tried at once and each answers for its own part of the file: where that
 * gets worse, it goes on with half of them, so one lot never has to wait for another. `unclear` when a part got worse and any
 * of several lots may have done it.
 */
async function search(
  now: Judged,
  fixes: readonly (readonly Fix[])[],
  lotOf: (part: string) => number | undefined,
  part: (finding: Finding) => string,
  judge: Judge,
  textual: ReadonlySet<string>,
): Promise<Tried | 'unclear' | undefined> {
  const lots = fixes.map((one): Lot => ({ kept: [], open: [one] }))
  const counts = tally(now.findings, part, textual)
  let last: Tried | undefined
  for (let trials = trialsFor(now.text); ; trials--) {
    if (trials === 0) {
      for (const [name, count] of tally(now.findings, part, textual))
        if (isBusy(lots[lotOf(name) ?? -1])) counts.set(name, count)
      for (const lot of lots.filter(isBusy)) Object.assign(lot, { kept: [], open: [] })
      last = undefined
    }
    const busy = lots.filter(isBusy)
    const all = lots.flatMap(({ kept, open }) => [...kept, ...(open.at(-1) ?? [])])
    if (all.length === 0) return undefined
    // Nothing is left to try, and just these were judged together.
    if (last?.fixes.length === all.length) return last
    const text = applyEdits(
      now.text,
      all.flatMap(fix => fix.edits),
    )
    const findings = text === now.text ? undefined : await judge(text)
    const after = findings && tally(findings, part, textual)
    const only = busy.length === 1 ? busy[0] : undefined
    const lotFor = (name: string): Lot | undefined => {
      const own = lots[lotOf(name) ?? -1]
      return isBusy(own) ? own : only
    }
    const bad = new Set<Lot | undefined>(after ? [] : [only])
    for (const [name, count] of after ?? []) {
      const lot = lotFor(name)
      if (isWorse(counts.get(name), count, (lot?.open.at(-1)?.length ?? 0) > 1)) bad.add(lot)
    }
    if (bad.has(undefined)) return 'unclear'
    if (findings && bad.size === 0) last = { text, findings, fixes: all }
    for (const name of new Set([...counts.keys(), ...(after?.keys() ?? [])])) {
      const lot = lotFor(name)
      if (lot && !bad.has(lot)) counts.set(name, after?.get(name) ?? nothing)
    }
    for (const lot of busy) settle(lot, bad.has(lot))
    if (busy.length === 0) return last
  }
}

const isBusy = (lot: Lot | undefined): lot is Lot => lot !== undefined && lot.open.length > 0

/** Keeps what was tried, or goes on with each half of it. */
function settle(lot: Lot, isBad: boolean): void {
  const tried = lot.open.pop() ?? []
  const half = Math.ceil(tried.length / 2)
  if (!isBad) lot.kept = [...lot.kept, ...tried]
  else if (tried.length > 1) lot.open.push(tried.slice(half), tried.slice(0, half))
}

/**
 * The part of a file that a finding belongs to: the server entry, the entry of a server's list, or all else (""). The key
 * around servers is left out, so that an entry stays the same when that is renamed.
 */
function partOf({ code, document, pointer }: Finding, textual: ReadonlySet<string>): string {
  if (textual.has(code)) return ''
  const steps = stepsOf(pointer)
  const entry = steps.findIndex((step, i) => listed.has(step) && /^\d+$/.test(steps[i + 1] ?? ''))
  if (entry >= 0) return JSON.stringify([document, ...steps.slice(0, entry + 2)])
  const key = steps.findIndex((step, i) => isRootKey(step) && !(step === 'mcp' && steps[i + 1] === 'servers'))
  return key < 0 || key + 1 >= steps.length ? '' : JSON.stringify([document, ...steps.slice(0, key), steps[key + 1]])
}

/** Lists of a server whose entries are judged each on its own. */
const listed = new Set(['tools', 'resources', 'resourceTemplates', 'prompts'])

/** What was found in one part of a file: how often each code at each severity, and each severity. */
type Count = ReadonlyMap<string, number>
const nothing: Count = new Map()

function tally(
  findings: readonly Finding[],
  part: (finding: Finding) => string,
  textual: ReadonlySet<string>,
): Map<string, Count> {
  const counts = new Map<string, Map<string, number>>()
  for (const one of findings) {
    const name = part(one)
    const count = counts.get(name) ?? new Map<string, number>()
    counts.set(name, count)
    const severity = textual.has(one.code) ? 'textual' : one.severity
    for (const key of [one.severity, `${severity} ${one.code}`]) count.set(key, (count.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Whether a part of a file is worse than before. One fix may bring to light the milder fault that a worse one hid (a split
 * command line shows that docker lacks -i, and the next pass adds it), so where errors went away, warnings may come. Of several
 * fixes none may pay for what another one draws. Infos never count, but for those of the text as such.
 */
function isWorse(before: Count = nothing, after: Count, several: boolean): boolean {
  const more = (key: string): number => (after.get(key) ?? 0) - (before.get(key) ?? 0)
  const passes = !several && more('error') < 0 ? ['info', 'warning'] : ['info']
  return [...after.keys()].some(key => !passes.includes(key.split(' ')[0] ?? '') && more(key) > 0)
}
