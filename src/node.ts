/**
 * mcp-lint for programs that run on Node: judges files on the disk, and fixes them. Has all of the main entry too.
 *
 * ```js
 * import { lintFiles } from 'mcp-lint/node'
 * const { files, errors } = await lintFiles(['.cursor/mcp.json', 'configs/*.json'])
 * ```
 */
import { resolve } from 'node:path'
import { clients } from './clients/index.js'
import type { JudgedFile } from './engine/across.js'
import type { FileResult, Run, RunError } from './engine/finding.js'
import { judgeText, type LintInput, type LintOptions, lintText, type SeverityOverride } from './engine/lint.js'
import { told } from './engine/told.js'
import { milliseconds } from './host/clock.js'
import { findConfig } from './host/config-file.js'
import { discover } from './host/discover.js'
import { homeFiles } from './host/home.js'
import { byCodeUnit } from './host/paths.js'
import { defaultMaxBytes, type ReadText, readFileText, readStdin, siblingsOf } from './host/read.js'
import { dumpFiles } from './kinds/dump/names.js'
import type { ListedFile } from './kinds/listed.js'
import { serverJsonFiles } from './kinds/server-json/names.js'
import type { Lock } from './lock/lock.js'
import type { Plan, ProjectNote } from './project/plan.js'
import { takenFor } from './report/heading.js'

export * from './index.js'
export type { ProjectNote } from './project/plan.js'

/** Which files are judged, and how. */
export interface FilesOptions {
  /** Paths, globs and reports count from here; the current folder of the process when missing. */
  readonly cwd?: string
  /** Globs of files to leave out. Without "/" they count at any depth. */
  readonly ignore?: readonly string[]
  /** Absolute paths: no other file is judged, whatever the patterns lead to. */
  readonly only?: ReadonlySet<string>
  /** Larger files are refused; 64 MB when missing. */
  readonly maxBytes?: number
  /** Also the user-level files of the clients on this machine. */
  readonly user?: boolean
  /** Where `user` finds the home folder; the environment of the process when missing. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Whose places `user` looks at: `darwin`, `linux` or `win32`; the platform of the process when missing. */
  readonly platform?: string
  /** Read configs as this client does (an id or alias). */
  readonly client?: string
  /** Do not detect what a file is: `client-config` or `dump`. */
  readonly kind?: string
  /** Hold dumps against this revision (a date), whatever they say themselves. */
  readonly revision?: string
  /** What was approved of servers: dumps are compared with it, over all files of the run. */
  readonly lock?: Lock
  /** Which consumers dumps are held against: ids, `recommended` (also when missing), `all` or `none`. */
  readonly targets?: readonly string[]
  /** The name by which clients will know the server of a dump, and by which a lock has it where the dump does not say it. */
  readonly serverName?: string
  /** Levels by code; of several that fit, the last one counts. */
  readonly severities?: readonly SeverityOverride[]
  /** The dumps of this run belong to one server: duplicates count across them. */
  readonly sameServer?: boolean
  /**
   * The configuration file; `false`: none. Missing: the nearest one from `cwd` upward. What these options say beats what it says,
   * and what is wrong in it is among `files`.
   */
  readonly config?: string | false
  /** A baseline: the findings in it do not count. */
  readonly baseline?: string
  /** Writes the baseline anew, with what this run finds; then nothing of that counts. */
  readonly updateBaseline?: boolean
  /** What "-" among the patterns stands for; without it "-" is an error. */
  readonly stdin?: StandardInput
  /** Adds the words of an unexpected failure to its message. */
  readonly verbose?: boolean
  /** Called after each file; `result` is undefined for a file that turned out to be something else. */
  readonly onFile?: (file: {
    readonly path: string
    readonly result: FileResult | undefined
    readonly ms: number
  }) => void
}
/** A stream to judge in place of a file. */
export interface StandardInput {
  /** The name under which it is judged; "stdin" when missing. Files beside it are looked at only with a name. */
  readonly name?: string
  readonly stream: AsyncIterable<Uint8Array | string>
}
/** Which files are fixed, and how. */
export interface FixFilesOptions extends FilesOptions {
  /** Also the fixes that are marked suggested. */
  readonly suggested?: boolean
  /** Write nothing: `files` hold the findings of the texts as they are, and `fixed` where a fix would change one. */
  readonly dryRun?: boolean
}
/** A run, and what it went by. */
export interface FilesRun extends Run {
  /** Missing where there was neither a configuration nor a baseline. */
  readonly project?: ProjectNote
}
/** What fixing came to; `files` and `errors` are as in every run. */
export interface FixRun extends FilesRun {
  /** Fixes that were written, or would be. */
  readonly fixed: number
  /** What standard input becomes, where "-" was named and could be read; the same bytes where nothing was fixed. */
  readonly stdin?: Uint8Array
}

/**
 * Judges files: paths, folders, globs, and "-" for `options.stdin`; without patterns, the files of known clients and dumps below the
 * current folder. Never fails for what a file holds or is: `errors` has what could not be judged. An unknown client, kind or revision
 * rejects with a RangeError.
 */
export async function lintFiles(patterns: readonly string[], options: FilesOptions = {}): Promise<FilesRun> {
  const { fixed: _, ...run } = await runOver(patterns, options, judgeOnly)
  return run
}

/**
 * Judges dumps and reads what they list: `tree` in each result. Without patterns, the dumps below the current folder. What a folder or
 * glob brings in beside dumps is passed over; a named file that is none is among `errors`.
 */
export async function inspectFiles(patterns: readonly string[], options: FilesOptions = {}): Promise<FilesRun> {
  const { fixed: _, ...run } = await runOver(patterns, options, inspectOnly, dumpFiles)
  return run
}

/**
 * Writes the safe fixes into files, one step a file, and judges what is left. A file that changed meanwhile or cannot be
 * written stays as it is and is among `errors`. An unknown client, kind or revision rejects with a RangeError.
 */
export async function fixFiles(patterns: readonly string[], options: FixFilesOptions = {}): Promise<FixRun> {
  return runOver(patterns, options, options.dryRun ? planFixes : writeFixes)
}

/** One file or standard input, ready to be judged. */
interface Target {
  readonly input: LintInput
  readonly read: ReadText
  /** Undefined for standard input. */
  readonly path: string | undefined
  /** How it is judged. */
  readonly judging: LintOptions
}
interface Outcome {
  readonly result: FileResult | undefined
  readonly fixed?: number
  readonly error?: string
  /** New content of standard input. */
  readonly output?: Uint8Array
}
interface StepOptions extends FixFilesOptions {
  /** Gets what the look over all files needs of a dump; missing where one file is all there is. */
  readonly keep?: (listed: ListedFile) => void
}
type Step = (target: Target, options: StepOptions) => Promise<Outcome>

const judgeOnly: Step = async ({ input, judging }, { keep }) => ({ result: await judgeText(input, judging, keep) })

/** Changes nothing: standard input passes through as it is. */
const passOn: Step = async ({ input, judging, read }) => ({
  result: await judgeText(input, judging),
  output: read.bytes,
})

/** Files that are no dumps are passed over, and a failure where they were named. */
const inspectOnly: Step = async ({ input, judging }, { keep }) => {
  const judged = { ...judging, tree: true }
  const result = await judgeText(input, judged, keep)
  if (result?.kind === 'dump') return { result }
  if (input.named === false) return { result: undefined }
  // What is no JSON says nothing of what it is: whoever inspects it takes it for a dump.
  const broken = result?.kind === null ? await lintText(input, { ...judged, kind: 'dump' }) : undefined
  if (broken?.kind === 'dump' && !broken.tree) return { result: broken }
  return { result: undefined, error: noDump(result, broken?.kind === 'dump') }
}

function noDump(result: FileResult | undefined, mayBe: boolean): string {
  const wanted =
    'a dump is wanted: what a server lists, such as tools, resources, resource templates, prompts or capabilities.'
  if (mayBe) return `Nothing shows that this is a dump, and ${wanted} If it is one, say so with --type dump.`
  if (!result?.kind) return `This is no dump, and ${wanted}`
  const names = new Map(clients.map(({ id, name }) => [id, name]))
  const [what] = takenFor({ ...result, because: '' }, names).split('; ')
  return `This is a ${what}, and ${wanted} To have it linted, use mcp-lint lint.`
}

const planFixes: Step = async ({ input, read, judging }, options) => {
  const result = await judgeText(input, { ...judging, fix: fixesFor(read, options) }, options.keep)
  return { result, fixed: result?.fixed?.applied ?? 0, output: withBom(read, result?.fixed?.text) }
}

const writeFixes: Step = async (target, options) => {
  const plan = await planFixes(target, options)
  const { fixed, ...asItWas } = plan.result ?? {}
  if (!fixed || !plan.output) return plan
  if (target.path !== undefined) {
    const { replaceFile } = await import('./host/write.js')
    const written = replaceFile(target.path, target.read.bytes, plan.output)
    if (!written.ok) return { result: asItWas as FileResult, error: written.message }
  }
  // What was ours before is ours now.
  const input: LintInput = { ...target.input, text: fixed.text, named: true }
  const left = await judgeText(input, target.judging, options.keep)
  return { ...plan, result: left }
}

function lintOptions({ client, kind, revision, targets, serverName, severities, lock }: FilesOptions): LintOptions {
  return {
    ...(lock ? { lock } : {}),
    ...(client ? { client } : {}),
    ...(kind ? { kind } : {}),
    ...(revision ? { revision } : {}),
    ...(targets ? { targets } : {}),
    ...(serverName === undefined ? {} : { serverName }),
    ...(severities ? { severities } : {}),
  }
}

/** Only UTF-8 is written, so only UTF-8 is fixed. */
function fixesFor(read: ReadText, options: FixFilesOptions): 'none' | 'safe' | 'suggested' {
  if (read.encoding !== 'utf-8') return 'none'
  return options.suggested ? 'suggested' : 'safe'
}

function withBom(read: ReadText, text: string | undefined): Uint8Array {
  return text === undefined ? read.bytes : new TextEncoder().encode((read.bom ? '\ufeff' : '') + text)
}

const wanted: readonly string[] = [
  ...clients.flatMap(({ files }) => files.filter(file => file.discovered).map(({ path }) => path)),
  ...dumpFiles,
  ...serverJsonFiles,
]

/** `searched`: ends of the paths that are looked for where nothing is named. */
async function runOver(
  patterns: readonly string[],
  options: FixFilesOptions,
  step: Step,
  searched: readonly string[] = wanted,
): Promise<FixRun> {
  told(options) // before any file is read
  const { cwd = process.cwd(), ignore = [], maxBytes = defaultMaxBytes } = options
  const plan = await planFor(options, cwd)
  const bare = patterns.length === 0
  const { found, stdin, problems, leftOut } = await discover((bare ? plan?.include : undefined) ?? patterns, {
    cwd,
    ignore,
    ignores: plan?.config && plan.ignores,
    bare,
    files: searched,
    also: options.user ? homeFiles(clients, options.env ?? process.env, options.platform) : [],
  })
  // Nothing is written where nobody knows what the user wants to keep.
  const act = plan && plan.errors.length > 0 && step === writeFixes ? passOn : step
  const judgingFor = (path: string | undefined) => plan?.optionsFor(path) ?? lintOptions(options)
  const files: JudgedFile[] = []
  const errors: RunError[] = [...(plan?.errors ?? []), ...problems.map(({ path, message }) => ({ path, message }))]
  let fixed = 0
  let output: Uint8Array | undefined

  const together = options.lock !== undefined || found.length + (stdin ? 1 : 0) > 1
  const judge = async (path: string, judging: LintOptions, make: () => Promise<Target | string>) => {
    const start = milliseconds()
    let listed: ListedFile | undefined
    const keep = (one: ListedFile) => {
      listed = one
    }
    const outcome = await safely(make, act, together ? { ...options, keep } : options)
    if (outcome.error !== undefined) errors.push({ path, message: outcome.error })
    if (outcome.result)
      files.push(
        listed ? { result: outcome.result, listed, silencers: judging } : { result: slim(outcome.result, options) },
      )
    fixed += outcome.fixed ?? 0
    options.onFile?.({ path, result: outcome.result, ms: milliseconds() - start })
    return outcome
  }
  if (stdin) {
    const { name = 'stdin', stream } = options.stdin ?? {}
    const judging = judgingFor(options.stdin?.name === undefined ? undefined : resolve(cwd, options.stdin.name))
    output = (await judge(name, judging, () => fromStdin(stream, options.stdin?.name, cwd, maxBytes, judging))).output
  }
  for (const { path, named } of found) {
    if (options.only && !options.only.has(resolve(cwd, path))) continue
    const judging = judgingFor(resolve(cwd, path))
    await judge(path, judging, async () => fromDisk(path, named, cwd, maxBytes, judging))
  }
  files.sort((a, b) => byCodeUnit(a.result.uri, b.result.uri))
  const judged = await across(files, { ...options, severities: judgingFor(undefined).severities ?? [] })
  const done = await plan?.finish(
    { files: judged, errors },
    bare && !options.only,
    options.updateBaseline ?? false,
    leftOut,
  )
  const run = done?.run ?? { files: judged, errors }
  return {
    files: [...run.files].sort((a, b) => byCodeUnit(a.uri, b.uri)),
    errors: [...run.errors].sort((a, b) => byCodeUnit(a.path, b.path)),
    fixed,
    ...(output ? { stdin: output } : {}),
    ...(done ? { project: done.note } : {}),
  }
}

/** Adds what shows only over all files together. */
async function across(files: readonly JudgedFile[], options: FixFilesOptions): Promise<FileResult[]> {
  if (!files.some(({ listed }) => listed)) return files.map(({ result }) => result)
  const { judgeAcross } = await import('./engine/across.js')
  return (await judgeAcross(files, options)).map(file => slim(file, options))
}

function fromDisk(uri: string, named: boolean, cwd: string, maxBytes: number, judging: LintOptions): Target | string {
  const path = resolve(cwd, uri)
  const read = readFileText(path, maxBytes)
  if (!read.ok) return read.message
  const { text, encoding } = read
  return {
    input: { uri, location: path.replaceAll('\\', '/'), text, encoding, named, siblings: siblingsOf(path, maxBytes) },
    read,
    path,
    judging,
  }
}

async function fromStdin(
  stream: StandardInput['stream'] | undefined,
  name: string | undefined,
  cwd: string,
  maxBytes: number,
  judging: LintOptions,
): Promise<Target | string> {
  if (!stream) return 'Standard input was named, and there is none.'
  const read = await readStdin(stream, maxBytes)
  if (!read.ok) return read.message
  const { text, encoding } = read
  const siblings = name === undefined ? {} : { siblings: siblingsOf(resolve(cwd, name), maxBytes) }
  return { input: { uri: name ?? 'stdin', text, encoding, named: true, ...siblings }, read, path: undefined, judging }
}

/** The configuration and the baseline of a run; undefined where there is neither. */
async function planFor(options: FilesOptions, cwd: string): Promise<Plan | undefined> {
  const { config, baseline } = options
  const path = config === false ? undefined : config === undefined ? findConfig(cwd) : resolve(cwd, config)
  if (path === undefined && baseline === undefined) return undefined
  const { planOf } = await import('./project/plan.js')
  // What is written anew hides nothing before.
  return planOf(path, { file: baseline, anew: options.updateBaseline ?? false }, lintOptions(options), cwd)
}

/** A fault of ours costs one file, not the run. */
async function safely(make: () => Promise<Target | string>, step: Step, options: StepOptions): Promise<Outcome> {
  let target: Target | string | undefined
  try {
    target = await make()
    return typeof target === 'string' ? { result: undefined, error: target } : await step(target, options)
  } catch (error) {
    const words = options.verbose && error instanceof Error ? ` (${error.message.replace(/\s+/g, ' ').trim()})` : ''
    return {
      result: undefined,
      error: `mcp-lint could not judge this file through a fault of its own; please report it${words}.`,
      ...(typeof target === 'object' ? { output: target.read.bytes } : {}), // standard input passes through as it is
    }
  }
}

/** Reports need the text of a clean file only to show it whole. */
function slim(result: FileResult, { dryRun }: FixFilesOptions): FileResult {
  return result.findings.length > 0 || result.suppressed || dryRun ? result : { ...result, text: '', masks: [] }
}
