import { clients } from '../clients/index.js'
import type { Document, Syntax } from '../document/document.js'
import { readDocument } from '../document/read.js'
import type { AnySubject } from '../kinds/any-subject.js'
import { subjectsOf } from '../kinds/client-config.js'
import {
  type Claim,
  claimByContent,
  claimByName,
  claimOfMatch,
  concernsServers,
  type NameClaim,
  type Told,
} from '../kinds/detect.js'
import { mayBeDump } from '../kinds/dump/may-be.js'
import { isDumpName } from '../kinds/dump/names.js'
import type { ListedFile } from '../kinds/listed.js'
import { isReadable } from '../kinds/readable.js'
import { mayBeServerJson } from '../kinds/server-json/may-be.js'
import type { FileSubject, Siblings } from '../kinds/subjects.js'
import type { Lock } from '../lock/lock.js'
import { rules } from '../rules/config-index.js'
import type { AnyRule } from '../rules/rule.js'
import { isConfigName } from '../settings/names.js'
import { collect, sortFindings } from './collect.js'
import { shared, together } from './combine.js'
import { discreet, placesOf } from './discreet.js'
import type { FileResult, Finding } from './finding.js'
import { masksOf } from './masks.js'
import type { Placed } from './placed.js'
import { isOfText, quieten, quietenResult } from './quieten.js'
import { rareRules } from './rare.js'
import { activeRules, type SeverityOverride } from './settings.js'
import type { Accepted, Recorded } from './silence.js'
import { told as lookUp } from './told.js'

export type { Siblings } from '../kinds/subjects.js'
export type { SeverityOverride } from './settings.js'
export type { Accepted, Recorded } from './silence.js'

/** A text, and what is known of the file that it stands in. */
export interface LintInput {
  /** Path with "/" between parts, as reports print it. Its end tells whose file it is. */
  readonly uri: string
  /** The whole path where `uri` is shorter, "/" between parts: it tells whose file `mcp.json` is inside `.cursor`. */
  readonly location?: string
  /** The decoded text; a byte order mark may lead. */
  readonly text: string
  /** How the bytes were encoded; missing: UTF-8. `broken`: not UTF-8, decoded with replacement characters. */
  readonly encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'broken'
  /** `false`: it came along with a folder or glob, so it is passed over where it is nothing of ours. Else it is judged. */
  readonly named?: boolean
  /** Reads the files beside it; without them, rules that ask for a neighbour are silent. */
  readonly siblings?: Siblings
}

/** How a text is judged. */
export interface LintOptions {
  /** Read it as this client does: its id or alias. Missing: the path and the text tell who reads it. */
  readonly client?: string
  /** What it is, where neither path nor text tells: `client-config`, `dump` or `server-json`. */
  readonly kind?: string
  /** The revision that dumps are held against, as a date; missing: what they say themselves. */
  readonly revision?: string
  /**
   * Which consumers of tools dumps are held against: ids, `recommended` (the rules that concern many; also when missing), `all`
   * or `none`.
   */
  readonly targets?: readonly string[]
  /** The name by which clients will know the server of a dump, for limits on joined names; a lock has it too, where the dump does not say it. */
  readonly serverName?: string
  /** Levels by code; of several that fit, the last one counts. */
  readonly severities?: readonly SeverityOverride[]
  /** Findings of this text that are known and accepted: they go to `suppressed`, and their fixes are not applied. */
  readonly suppressions?: readonly Accepted[]
  /** What a baseline has of this text, with the same effect. */
  readonly baseline?: readonly Recorded[]
  /** Which fixes to put into `fixed`; none when missing. */
  readonly fix?: 'none' | 'safe' | 'suggested'
  /** Gives a dump's result the `tree` of what the server lists. */
  readonly tree?: boolean
  /** What was approved of servers: dumps are compared with it. What is gone shows only over all files of a run. */
  readonly lock?: Lock
}

const noSiblings: Siblings = { read: () => undefined }

/**
 * Judges one text. `findings` are those of the text as given; with `fix`, `fixed` holds the text after the fixes where they
 * change anything. Never fails for what a text holds; an unknown client, kind, revision or target rejects with a RangeError.
 */
export async function lintText(input: LintInput & { readonly named?: true }, options?: LintOptions): Promise<FileResult>
/** With `named: false` undefined stands for a text that is nothing of ours. */
export async function lintText(input: LintInput, options?: LintOptions): Promise<FileResult | undefined>
export async function lintText(input: LintInput, options: LintOptions = {}): Promise<FileResult | undefined> {
  return judgeText(input, options)
}

/** The same for one file of a run: `keep` gets what the look over all files needs of a dump. */
export async function judgeText(
  input: LintInput,
  options: LintOptions,
  keep?: (listed: ListedFile) => void,
): Promise<FileResult | undefined> {
  const told = lookUp(options)
  const named = input.named ?? true
  const siblings = input.siblings ?? noSiblings
  const text = input.text.startsWith('\ufeff') ? input.text.slice(1) : input.text
  if (told.kind === undefined && isConfigName(input.location ?? input.uri)) return ownConfiguration(input, options)
  const byName = claimByName(input.location ?? input.uri, text, told, clients, siblings)
  const overrides = options.severities ?? []
  const encoded = input.encoding !== undefined && input.encoding !== 'utf-8'
  const placed =
    input.encoding === 'broken' ? undefined : await place({ ...input, named, siblings }, byName, told, encoded, options)
  if (placed === 'foreign') return undefined
  const active = activeRules(placed?.rules ?? rules, overrides)
  if (encoded && !placed) return quieted(await notUtf8({ ...input, named }, byName, active, overrides), options)
  if (!placed) {
    if (!named) return undefined
    const document = await readDocument(input.text, byName.syntax, input.uri)
    return quieted(unrecognized(input, byName, document, told, active, overrides), options)
  }
  const { document } = placed
  const fixing = options.fix !== undefined && options.fix !== 'none'
  const found = judge(document, placed, active, overrides)
  const { kept: findings, suppressed } = await quieten(document, found, placed.kind, overrides, options)
  // Reports show stretches of a text only beside findings and fixes, and in trees.
  const shown = fixing || options.tree ? undefined : placesOf([...findings, ...found])
  const masks = findings.length > 0 || found.length > 0 || options.tree ? masksOf(document, shown) : []
  const said = findings.map(discreet)
  const result: FileResult = {
    uri: input.uri,
    text: document.text,
    ...(input.text.startsWith('\ufeff') ? { bom: true as const } : {}),
    kind: placed.kind,
    clients: placed.clients,
    reading: placed.reading,
    revision: placed.revision,
    ...(document.roots.length > 1 ? { documents: document.roots.length } : {}),
    ...moreOf(placed, found),
    because: placed.because,
    findings: said,
    ...(suppressed.length > 0
      ? { suppressed: suppressed.map(one => ({ ...one, finding: discreet(one.finding) })) }
      : {}),
    masks,
    ...(options.tree && placed.kind === 'dump' && isReadable(document)
      ? { tree: (await import('../inspect/capability-tree.js')).capabilityTree(document, said, masks) }
      : {}),
  }
  if (keep && placed.kind === 'dump') keep((await import('./listed.js')).listedIn(document, options.serverName))
  if (!fixing) return result
  const again = async (next: string): Promise<readonly Finding[] | undefined> => {
    const reread = await placed.reread(next)
    if (!isReadable(reread)) return undefined
    const judged = judge(reread, placed, active, overrides)
    return (await quieten(reread, judged, placed.kind, overrides, options)).kept.filter(isOfText)
  }
  const { applyFixes } = await import('./fix.js')
  const fixed = await applyFixes(
    document.text,
    findings.filter(isOfText),
    again,
    options.fix === 'suggested',
    textual(placed.rules),
  )
  if (!fixed) return result
  return { ...result, fixed: { ...fixed, masks: masksOf(await placed.reread(fixed.text)) } }
}

/** A file that is judged as a file only. */
async function quieted(result: FileResult | undefined, options: LintOptions): Promise<FileResult | undefined> {
  return result && quietenResult(result, options)
}

/** A configuration of mcp-lint itself; which of its suppressions silence nothing only a run over the files knows. */
async function ownConfiguration({ text, uri }: LintInput, options: LintOptions): Promise<FileResult> {
  const document = await readDocument(text, 'json', uri)
  const { judgeConfiguration } = await import('./own-config.js')
  return judgeConfiguration(document, [], options.severities ?? [], options)
}

/** Finds out what a file is. `foreign`: it came along with a folder and is nothing of ours. */
async function place(
  input: LintInput & { readonly named: boolean; readonly siblings: Siblings },
  byName: NameClaim,
  told: Told,
  encoded: boolean,
  { targets, serverName, lock }: LintOptions,
): Promise<Placed | 'foreign' | undefined> {
  const { named, siblings, uri } = input
  const path = input.location ?? uri
  const isTold = told.kind === 'dump'
  const called = told.kind === undefined && isDumpName(path)
  const expected = isTold || called
  const mine = byName.match && !(expected && told.client)
  const isRegistrys = told.kind === 'server-json'
  const document = await readDocument(input.text, isRegistrys ? 'json' : byName.syntax, uri)
  if (!encoded && (isRegistrys || (!told.kind && !mine && !byName.foreignClient && mayBeServerJson(document)))) {
    const { placeServerJson } = await import('./server-json.js')
    const entry = placeServerJson(document, isRegistrys, siblings)
    if (entry) return entry
  }
  if (!mine && !byName.foreignClient && (told.kind ?? 'dump') === 'dump' && (expected || mayBeDump(document))) {
    const { placeDump } = await import('./dump.js')
    const dump = placeDump(document, { told: isTold, called, named, revision: told.revision }, { targets, serverName })
    if (dump && lock) return (await import('./lock.js')).besideLock(dump, lock, serverName)
    if (dump || isTold) return dump
  }
  if (encoded) return undefined
  const claim = byName.match
    ? claimOfMatch(byName.match, byName.because)
    : byName.foreignClient
      ? undefined
      : claimByContent(document, told, clients)
  if (!claim) return undefined
  if (!named && !concernsServers(document.roots[0]?.node, claim.readers[0].file)) return 'foreign'
  const judging = [...rules, ...(await rareRules(document.text))]
  return placeConfig(document, claim, byName.syntax, siblings, judging)
}

function placeConfig(
  document: Document,
  claim: Claim,
  syntax: Syntax,
  siblings: Siblings,
  judging: readonly AnyRule[],
): Placed {
  return {
    kind: claim.kind,
    document,
    clients: claim.readers.map(reader => reader.client.id),
    reading: claim.reading,
    revision: null,
    because: claim.because,
    rules: judging,
    readings: claim.readers.map(reader => ({
      id: reader.client.id,
      name: reader.client.name,
      subjects: text => subjectsOf(text, reader, siblings),
    })),
    reread: text => readDocument(text, syntax, document.uri),
  }
}

/** Codes of the text as such: a fix that draws one has made a mess. */
function textual(all: readonly AnyRule[]): ReadonlySet<string> {
  return new Set(all.filter(({ on }) => on === 'text' || on === 'document').map(({ code }) => code))
}

/** What the kind adds to the result. */
function moreOf({ more }: Placed, findings: readonly Finding[]): Partial<FileResult> {
  const { refusals, ...rest } = more?.(findings) ?? {}
  return refusals ? { ...rest, refusals: refusals.map(discreet) } : rest
}

function judge(
  document: Document,
  { readings, reading, raise, settle }: Placed,
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): readonly Finding[] {
  const oneOf = reading === 'one-of'
  let rest = active
  const all = readings.map((one, index) => {
    const wanted = new Set(rest.map(({ on }) => on))
    const findings = collect(document, one.subjects(document, wanted), rest, overrides, raise)
    // What a reading does not object to is no finding of all, so the next ones need not ask.
    if (oneOf && index + 1 < readings.length) rest = withStronger(active, findings)
    return { client: one.id, name: one.name, findings }
  })
  const found = sortFindings(oneOf ? shared(all) : together(all))
  return settle ? settle(found) : found
}

/** The rules that drew a finding, and those that may make one of these redundant. */
function withStronger(active: readonly AnyRule[], findings: readonly Finding[]): readonly AnyRule[] {
  const wanted = new Set(findings.map(({ code }) => code))
  // The set grows while it is walked.
  for (const code of wanted)
    for (const rule of active.filter(one => one.code === code))
      for (const way of rule.yieldsTo ?? []) wanted.add(typeof way === 'string' ? way : way.to)
  return active.filter(({ code }) => wanted.has(code))
}

/** A file that is judged as a file only: nobody knows what it is, or its bytes cannot be read. */
function fileAlone(
  document: Document,
  subject: Omit<FileSubject, 'document'>,
  because: string,
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): FileResult {
  const subjects: AnySubject[] = [{ on: 'file', value: { document, ...subject } }]
  return {
    uri: document.uri,
    text: document.text,
    kind: null,
    clients: [],
    reading: 'one-of',
    revision: null,
    because,
    findings: collect(document, subjects, active, overrides).map(discreet),
    masks: masksOf(document),
  }
}

async function notUtf8(
  input: LintInput,
  { match, because }: NameClaim,
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): Promise<FileResult | undefined> {
  if (!match && !input.named) return undefined
  // Positions in a text that was decoded on a guess help nobody, so the finding has no excerpt.
  const document = await readDocument('', 'json', input.uri)
  const encoding = input.encoding ?? 'broken'
  const why = because || 'its bytes are not UTF-8'
  const result = fileAlone(document, { encoding, recognized: true }, why, active, overrides)
  return match ? { ...result, kind: 'client-config', clients: [match.client.id] } : result
}

function unrecognized(
  input: LintInput,
  { foreignClient }: NameClaim,
  document: Document,
  told: Told,
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): FileResult {
  const isDump = told.kind === 'dump' || (told.kind === undefined && isDumpName(input.location ?? input.uri))
  const because = foreignClient
    ? `it is a file of ${foreignClient}, which mcp-lint does not know yet`
    : 'nothing in it or in its name belongs to a kind of file that mcp-lint knows'
  const subject = {
    encoding: input.encoding ?? 'utf-8',
    recognized: false,
    ...(foreignClient ? { foreignClient } : {}),
    ...(isDump ? { expected: 'dump' as const } : {}),
  }
  return fileAlone(document, subject, because, active, overrides)
}
