/**
 * mcp-lint for editors, web pages and tests: texts in, findings and texts out. Nothing here touches a disk, a network or Node.
 * @module
 */
import { clients } from './clients/index.js'
import type { Basis, Run, Severity } from './engine/finding.js'
import { type LintInput, type LintOptions, lintText } from './engine/lint.js'
import { plain, type ReportOptions } from './report/formatter.js'
import { formats } from './report/index.js'
import type { FormatName } from './report/names.js'
import { documentedRules } from './rules/documented.js'
import type { Example } from './rules/rule.js'
import { list, quote } from './text/words.js'
import { facts, version } from './version.js'

export { clientById, clients } from './clients/index.js'
export type { ClientProfile, ConfigFile, Evidence } from './clients/profile.js'
export type { Span } from './document/document.js'
export type { LineTable, Position } from './document/lines.js'
export { lineTable } from './document/lines.js'
export type {
  Basis,
  Edit,
  FileResult,
  Finding,
  Fix,
  FixedText,
  Gate,
  Official,
  Related,
  Run,
  RunError,
  Severity,
  TargetVerdict,
  Verdicts,
} from './engine/finding.js'
export type { Accepted, LintInput, LintOptions, Recorded, SeverityOverride, Siblings } from './engine/lint.js'
export { lintText } from './engine/lint.js'
export { decodeHeaderValue } from './headers/decode.js'
export type { MirroredType } from './headers/encode.js'
export { encodeHeaderValue } from './headers/encode.js'
export type {
  Capability,
  CapabilityTree,
  Dropped,
  Entry,
  EntryList,
  Hint,
  Json,
  Parameter,
  PromptArgument,
  PromptEntry,
  ResourceEntry,
  SchemaView,
  ServerInfo,
  TemplateEntry,
  ToolEntry,
} from './inspect/tree.js'
export type { Elsewhere } from './kinds/listed.js'
export type { Lock, LockedItem, LockedList, LockedServer } from './lock/lock.js'
export { readLock } from './lock/read.js'
export type { Paint, Painter, Summary } from './report/formatter.js'
export { summarize } from './report/formatter.js'
export type { FormatName } from './report/names.js'
export type { Example } from './rules/rule.js'
export { targets } from './targets/index.js'
export type { Limit, Target } from './targets/target.js'
export { facts, version } from './version.js'

/**
 * The text with the safe fixes applied (with `suggested`, also the others). A leading byte order mark, line ends, comments and
 * layout stay as they are; a text with nothing to fix, or of a foreign file, comes back unchanged. An unknown client, kind or revision
 * rejects with a RangeError.
 */
export async function fixText(
  input: LintInput,
  options: Omit<LintOptions, 'fix'> & { readonly suggested?: boolean } = {},
): Promise<string> {
  const { suggested, ...rest } = options
  const result = await lintText(input, { ...rest, fix: suggested ? 'suggested' : 'safe' })
  if (!result?.fixed) return input.text
  return (input.text.startsWith('\ufeff') ? '\ufeff' : '') + result.fixed.text
}

/** What there is to know of a rule: plain data. */
export interface RuleInfo {
  readonly code: string
  /** The defect in a few words, no full stop. */
  readonly title: string
  /** The default; a message may be milder or harder. */
  readonly severity: Severity
  /** False for a rule that runs only where its code is named with a level. */
  readonly enabled: boolean
  readonly basis: Basis
  readonly tags: readonly string[]
  /** The version of mcp-lint that brought it. */
  readonly since: string
  /** Codes that it had before. */
  readonly formerly: readonly string[]
  /** One paragraph: what happens to people who have the defect. */
  readonly why: string
  /** Where the truth comes from: documentation, repository and path, or the released program that was run. */
  readonly sources: readonly string[]
  /** The ids of its messages, as in `Finding.messageId`. */
  readonly messages: readonly string[]
  /** Small files: each bad one draws the code, each good one is silent. */
  readonly examples: { readonly bad: readonly Example[]; readonly good: readonly Example[] }
}

/** All rules. */
export function rules(): readonly RuleInfo[] {
  return documentedRules().map(rule => {
    const { code, title, severity, off = false, basis, tags, since, formerly = [], why, sources, examples } = rule
    const messages = Object.keys(rule.messages)
    return { code, title, severity, enabled: !off, basis, tags, since, formerly, why, sources, messages, examples }
  })
}

/** How a report is made. */
export interface RenderOptions
  extends Partial<Pick<ReportOptions, 'dryRun' | 'fixed' | 'minSeverity' | 'paint' | 'timings' | 'verbose' | 'width'>> {
  /** `text` when missing. */
  readonly format?: FormatName
}

/**
 * The report on a run, as the command prints it, with a final newline. Without options: text, from warnings on, no colours.
 * An unknown format rejects with a RangeError.
 */
export async function renderReport(run: Run, options: RenderOptions = {}): Promise<string> {
  const { format = 'text', minSeverity = 'warning', paint = plain, ...rest } = options
  const load = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!load)
    throw new RangeError(`Unknown format ${quote(format)}. The known ones are ${list(Object.keys(formats), 'and')}.`)
  const formatter = await load()
  const showsChanges = options.dryRun && format === 'text'
  return formatter(run, {
    ...rest,
    minSeverity,
    paint,
    version,
    facts,
    clientNames: new Map(clients.map(({ id, name }) => [id, name])),
    ...(format === 'sarif' ? { rules: documentedRules() } : {}),
    ...(showsChanges ? { diff: (await import('./report/diff.js')).unifiedDiff } : {}),
  })
}

/** How trees are drawn. */
export interface TreeRenderOptions extends Pick<RenderOptions, 'minSeverity' | 'paint' | 'width'> {
  /** `text` when missing. */
  readonly format?: 'text' | 'json'
  /** Fold nothing: every entry, parameter, value and text. */
  readonly all?: boolean
}

/**
 * The trees of a run whose results have one (`lintText` with `tree`, or `inspectFiles`), as the command inspect prints them. Without
 * options: text, findings from warnings on and all flags for review, no colours. An unknown format rejects with a RangeError.
 */
export async function renderTree(run: Run, options: TreeRenderOptions = {}): Promise<string> {
  const { format = 'text', minSeverity, paint = plain, ...rest } = options
  if (format !== 'text' && format !== 'json')
    throw new RangeError(`Unknown format ${quote(String(format))}. The known ones are text and json.`)
  const all = {
    ...rest,
    minSeverity: minSeverity ?? 'warning',
    strict: minSeverity !== undefined,
    paint,
    version,
    facts,
  }
  if (format === 'json') return (await import('./report/inspect-json.js')).inspectJson(run, all)
  return (await import('./report/inspect-text.js')).inspectText(run, all)
}
