import type { Comment, Document, TextEdit } from '../document/document.js'
import type { AnySubject } from '../kinds/any-subject.js'
import type { SubjectName } from '../kinds/subjects.js'
import type { AnyRule, Extras, FixDraft, Messages, Place, Report, Yield } from '../rules/rule.js'
import { capital } from '../text/words.js'
import type { Edit, Finding, Fix, Related, Severity } from './finding.js'
import { locate } from './place.js'
import { chosenLevel, type SeverityOverride } from './settings.js'

/** Makes a finding worse for whom it is worse. */
export type Raise = (finding: Finding) => Finding

/** Runs the rules over the subjects of one reader. Findings that a more specific one makes redundant are left out. */
export function collect(
  document: Document,
  subjects: Iterable<AnySubject>,
  rules: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
  raise: Raise = one => one,
): Finding[] {
  const findings: Finding[] = []
  const bySubject = new Map<SubjectName, (readonly [AnyRule, Report<Messages>])[]>()
  for (const rule of rules) {
    const report: Report<Messages> = (id, place, data, extras) => {
      const made = toFinding(rule, id, place, data, extras ?? {}, document, overrides)
      // A level that the user chose stays.
      findings.push(chosenLevel(rule.code, overrides) ? { ...raise(made), severity: made.severity } : raise(made))
    }
    const known = bySubject.get(rule.on)
    if (known) known.push([rule, report])
    else bySubject.set(rule.on, [[rule, report]])
  }
  for (const subject of subjects) {
    const asked = bySubject.get(subject.on) ?? []
    // All rules look at one value before the next: what one of them works out, the others find.
    for (const value of 'value' in subject ? [subject.value] : subject.values)
      for (const [rule, report] of asked) rule.check(value as never, report)
  }
  const settled = rules.filter(({ basis }) => basis !== 'target')
  return sortFindings(withoutRedundant(unique(findings), settled))
}

/** What a rule reported, in the words and places of a finding. */
export function toFinding(
  rule: AnyRule,
  id: string,
  place: Place,
  data: unknown,
  extras: Extras,
  document: Document,
  overrides: readonly SeverityOverride[],
): Finding {
  const words = rule.messages[id]?.(data) ?? { what: rule.title, todo: '' }
  const level = chosenLevel(rule.code, overrides)
  const severity = extras.severity ?? rule.severity
  const drops = extras.drops ?? (severity === 'error' ? rule.drops : undefined)
  return {
    code: rule.code,
    messageId: id,
    severity: level && level !== 'off' ? level : severity,
    basis: extras.basis ?? rule.basis,
    tags: rule.tags,
    what: capital(words.what),
    todo: capital(words.todo),
    ...locate(place, document),
    related: (extras.related ?? []).map((one): Related => {
      const { pointer, span } = locate(one.place, document)
      return { pointer, span, message: one.message, ...elsewhere(one.place, place) }
    }),
    fixes: (extras.fixes ?? []).flatMap(draft => toFix(draft, document)),
    ...(extras.risk ? { risk: extras.risk } : {}),
    ...officialOf(rule, extras),
    ...(drops ? { drops } : {}),
    ...(extras.byTarget ? { targets: extras.byTarget.map(({ target }) => target), byTarget: extras.byTarget } : {}),
  }
}

/** A place in another file than that of the finding. */
function elsewhere(place: Place, of: Place): Pick<Related, 'elsewhere'> {
  if (!('entry' in place) || !('entry' in of) || place.entry.uri === of.entry.uri) return {}
  const { uri, start, end } = place.entry
  return { elsewhere: { uri, start, end } }
}

function officialOf(rule: AnyRule, extras: Extras): Pick<Finding, 'official'> {
  const official = extras.official ?? rule.official
  return official ? { official } : {}
}

function toFix(draft: FixDraft, document: Document): Fix[] {
  if (!document.editor) return []
  const edits = merge(draft.edits(document.editor))
  // No fix takes a comment along.
  const eats = edits.some(({ span }) => span.start < (lastBefore(document.comments, span.end)?.span.end ?? 0))
  return edits.length > 0 && !eats
    ? [{ title: draft.title, safety: draft.safety, ...(draft.alone ? { alone: true } : {}), edits }]
    : []
}

/** The last comment that begins before an offset. */
function lastBefore(comments: readonly Comment[], offset: number): Comment | undefined {
  let low = 0
  let high = comments.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((comments[middle]?.span.start ?? offset) < offset) low = middle + 1
    else high = middle
  }
  return comments[low - 1]
}

/** Sorts edits and joins those that touch, so that each fix is a list of separate stretches. */
export function merge(edits: readonly TextEdit[]): Edit[] {
  const out: Edit[] = []
  // Stable: of two edits at one place the one that was asked for first comes first.
  for (const one of [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    const last = out.at(-1)
    if (last && last.span.end === one.span.start) {
      out[out.length - 1] = { span: { start: last.span.start, end: one.span.end }, text: last.text + one.text }
    } else out.push(one)
  }
  return out
}

// V8 tells texts of more than 16,383 units apart by their length alone when it looks for them in a Map or Set, so no pointer
// is a key there: below a very long name each would be compared with all others.

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, string[]>()
  return findings.filter(({ code, pointer, at, span }) => {
    const key = `${code} ${at} ${span.start} ${span.end}`
    const here = seen.get(key) ?? []
    if (here.includes(pointer)) return false
    here.push(pointer)
    seen.set(key, here)
    return true
  })
}

/**
 * Findings without those that a stronger one makes redundant. Rules about targets give way only to what is left when the readings
 * of a file are brought together: a finding of one reading alone must not silence what they all share.
 */
export function withoutRedundant(findings: readonly Finding[], rules: readonly AnyRule[]): Finding[] {
  const yields = new Map(rules.map(rule => [rule.code as string, rule.yieldsTo ?? []]))
  const stronger = [...yields.values()].flat().map(one => (typeof one === 'string' ? one : one.to))
  const places = new Map<string, Places>(stronger.map(code => [code, newPlaces()]))
  for (const one of findings) addPlace(places.get(one.code), one)
  return findings.filter(one => !(yields.get(one.code) ?? []).some(way => givesWay(one, way, places)))
}

function givesWay(finding: Finding, way: string | Yield, places: ReadonlyMap<string, Places>): boolean {
  if (typeof way === 'string') return holdsPlace(places.get(way), finding)
  const { to, mine, theirs } = way
  if (mine && finding.severity !== mine) return false
  const there = severitiesAt(places.get(to), finding)
  return theirs ? there.has(theirs) : there.size > 0
}

/** Pointers as a tree of their steps. */
interface Places {
  /** How severe the findings at this very place are; none where nothing is found. */
  readonly here: Set<Severity>
  readonly below: Map<string, Places>
}

const newPlaces = (): Places => ({ here: new Set(), below: new Map() })

/** The steps of a pointer; of a file that holds several documents, its number comes first. */
function stepsIn({ pointer, document }: Finding): string[] {
  const steps = pointer.split('/').slice(1)
  return document === 0 ? steps : [`${document}`, '', ...steps]
}

function addPlace(places: Places | undefined, finding: Finding): void {
  if (!places) return
  let at = places
  for (const step of stepsIn(finding)) {
    const next = at.below.get(step) ?? newPlaces()
    at.below.set(step, next)
    at = next
  }
  at.here.add(finding.severity)
}

const nowhere: ReadonlySet<Severity> = new Set()

/** How severe the findings at a finding's own place are. */
function severitiesAt(places: Places | undefined, finding: Finding): ReadonlySet<Severity> {
  let at = places
  for (const step of stepsIn(finding)) at = at?.below.get(step)
  return at?.here ?? nowhere
}

/** Whether a pointer or one above it is among the places; the document counts for itself alone. */
function holdsPlace(places: Places | undefined, finding: Finding): boolean {
  const steps = stepsIn(finding)
  const isThere = (one: Places | undefined): boolean => one !== undefined && one.here.size > 0
  if (steps.length === 0) return isThere(places)
  let at = places
  for (const step of steps) {
    at = at?.below.get(step)
    if (!at || isThere(at)) break
  }
  return isThere(at)
}

/** By place, then by code. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      a.span.start - b.span.start ||
      compare(a.code, b.code) ||
      a.span.end - b.span.end ||
      compare(a.pointer, b.pointer),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
