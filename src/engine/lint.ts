import { clients } from '../clients/index.js'
import type { Document } from '../document/document.js'
import { readDocument } from '../document/read.js'
import { type AnySubject, isReadable, subjectsOf } from '../kinds/client-config.js'
import {
  type Claim,
  claimByContent,
  claimByName,
  claimOfMatch,
  concernsServers,
  type NameClaim,
} from '../kinds/detect.js'
import type { FileSubject, Siblings } from '../kinds/subjects.js'
import { rules } from '../rules/index.js'
import type { AnyRule } from '../rules/rule.js'
import { withoutSecrets } from '../secrets/in-text.js'
import { collect, sortFindings } from './collect.js'
import { shared, together } from './combine.js'
import type { FileResult, Finding } from './finding.js'
import { applyFixes } from './fix.js'
import { masksOf } from './masks.js'
import { activeRules, type SeverityOverride } from './settings.js'
import { told as lookUp } from './told.js'

export type { Siblings } from '../kinds/subjects.js'
export type { SeverityOverride } from './settings.js'

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
  /** What it is, where neither path nor text tells: `client-config`. */
  readonly kind?: string
  /** Levels by code; of several that fit, the last one counts. */
  readonly severities?: readonly SeverityOverride[]
  /** Which fixes to put into `fixed`; none when missing. */
  readonly fix?: 'none' | 'safe' | 'suggested'
}

const noSiblings: Siblings = { read: () => undefined }

/**
 * Judges one text. `findings` are those of the text as given; with `fix`, `fixed` holds the text after the fixes where they
 * change anything. Never fails for what a text holds; an unknown client or kind rejects with a RangeError.
 */
export async function lintText(input: LintInput & { readonly named?: true }, options?: LintOptions): Promise<FileResult>
/** With `named: false` undefined stands for a text that is nothing of ours. */
export async function lintText(input: LintInput, options?: LintOptions): Promise<FileResult | undefined>
export async function lintText(input: LintInput, options: LintOptions = {}): Promise<FileResult | undefined> {
  const told = lookUp(options)
  const named = input.named ?? true
  const siblings = input.siblings ?? noSiblings
  const text = input.text.startsWith('\ufeff') ? input.text.slice(1) : input.text
  const byName = claimByName(input.location ?? input.uri, text, told, clients, siblings)
  const overrides = options.severities ?? []
  const active = activeRules(rules, overrides)
  if (input.encoding && input.encoding !== 'utf-8') return notUtf8({ ...input, named }, byName, active, overrides)
  const document = await readDocument(input.text, byName.syntax, input.uri)
  const claim = byName.match
    ? claimOfMatch(byName.match, byName.because)
    : byName.foreignClient
      ? undefined
      : claimByContent(document, told, clients)
  if (!claim) return named ? unrecognized(input, byName, document, active, overrides) : undefined
  if (!named && !concernsServers(document.roots[0]?.node, claim.readers[0].file)) return undefined

  const findings = judge(document, claim, siblings, active, overrides)
  const result: FileResult = {
    uri: input.uri,
    text: document.text,
    ...(input.text.startsWith('\ufeff') ? { bom: true as const } : {}),
    kind: claim.kind,
    clients: claim.readers.map(reader => reader.client.id),
    reading: claim.reading,
    revision: null,
    because: claim.because,
    findings: findings.map(discreet),
    // Reports show stretches of a text only beside findings and fixes.
    masks: findings.length > 0 ? masksOf(document) : [],
  }
  if (!options.fix || options.fix === 'none') return result
  const again = async (next: string): Promise<readonly Finding[] | undefined> => {
    const reread = await readDocument(next, byName.syntax, input.uri)
    return isReadable(reread) ? judge(reread, claim, siblings, active, overrides) : undefined
  }
  const fixed = await applyFixes(document.text, findings, again, options.fix === 'suggested')
  if (!fixed) return result
  const masks = masksOf(await readDocument(fixed.text, byName.syntax, input.uri))
  return { ...result, fixed: { ...fixed, masks } }
}

/** Sentences and addresses repeat names and values of the file, but no secrets. A pointer has to lead to its place, so it stays. */
function discreet(finding: Finding): Finding {
  return {
    ...finding,
    address: withoutSecrets(finding.address),
    what: withoutSecrets(finding.what),
    todo: withoutSecrets(finding.todo),
    related: finding.related.map(one => ({ ...one, message: withoutSecrets(one.message) })),
    fixes: finding.fixes.map(fix => ({ ...fix, title: withoutSecrets(fix.title) })),
  }
}

function judge(
  document: Document,
  claim: Claim,
  siblings: Siblings,
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): readonly Finding[] {
  const all = claim.readers.map(reader => ({
    client: reader.client.id,
    name: reader.client.name,
    findings: collect(document, subjectsOf(document, reader, siblings), active, overrides),
  }))
  return sortFindings(claim.reading === 'all-of' ? together(all) : shared(all))
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
  active: readonly AnyRule[],
  overrides: readonly SeverityOverride[],
): FileResult {
  const because = foreignClient
    ? `it is a file of ${foreignClient}, which mcp-lint does not know yet`
    : 'nothing in it or in its name belongs to a kind of file that mcp-lint knows'
  const subject = {
    encoding: input.encoding ?? 'utf-8',
    recognized: false,
    ...(foreignClient ? { foreignClient } : {}),
  }
  return fileAlone(document, subject, because, active, overrides)
}
