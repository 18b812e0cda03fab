import { resolve } from 'node:path'
import type { FileResult, Run, RunError } from '../engine/finding.js'
import type { LintOptions } from '../engine/lint.js'
import { configurationIn, judgeConfiguration } from '../engine/own-config.js'
import type { Recorded } from '../engine/silence.js'
import { toUri } from '../host/paths.js'
import { type Baseline, readBaseline, writeBaseline } from './baseline.js'
import { includePatterns, joined, type ProjectConfig, projectConfig, readConfigFile } from './configuration.js'

/** What a caller says of all files; it beats the configuration. */
type Told = Pick<LintOptions, 'client' | 'kind' | 'revision' | 'targets' | 'serverName' | 'severities'>

/** What a run went by, and what that came to. */
export interface ProjectNote {
  /** The configuration, as reports name it. */
  readonly config?: string
  /** Files that were named and that its `ignore` takes. */
  readonly leftOut: readonly string[]
  /** With a baseline that was written: its findings and their files. */
  readonly written?: { readonly findings: number; readonly files: number }
  /** With a baseline that was read: how many of its findings are not there any more, as far as this run can tell. */
  readonly stale?: number
}

/** What a run goes by. */
export interface Plan {
  readonly config: ProjectConfig | undefined
  /** What of it could not be read. */
  readonly errors: readonly RunError[]
  /** Patterns for a run without paths. */
  readonly include: readonly string[] | undefined
  ignores(path: string): boolean
  /** How a file (an absolute path, undefined for a text without a name) is judged. */
  optionsFor(path: string | undefined): LintOptions
  /** Adds what is to be said of the configuration itself, and sees to the baseline. `whole`: no paths were named. */
  finish(
    run: Run,
    whole: boolean,
    update: boolean,
    leftOut: readonly string[],
  ): Promise<{ readonly run: Run; readonly note: ProjectNote }>
}

/** Reads the configuration (an absolute path) and the baseline of a run; one that is written anew is not read before. */
export async function planOf(
  configPath: string | undefined,
  { file, anew }: { readonly file: string | undefined; readonly anew: boolean },
  told: Told,
  cwd: string,
): Promise<Plan> {
  const errors: RunError[] = []
  const baseline = file === undefined || anew ? undefined : readBaseline(file, cwd)
  if (baseline && 'message' in baseline) errors.push(baseline)
  const loaded = configPath === undefined ? undefined : await loadConfig(configPath, cwd)
  if (loaded && 'message' in loaded) errors.push(loaded)
  const config = loaded && 'document' in loaded ? loaded : undefined
  const recorded = baseline && 'entries' in baseline ? baseline : undefined
  const optionsFor = (path: string | undefined): LintOptions => ({
    ...settingsFor(config, path, told),
    ...silencersFor(path ?? resolve(cwd, 'stdin'), config, recorded),
  })
  return {
    config,
    errors,
    include: config && includePatterns(config, cwd),
    ignores: path => config?.ignores(path) ?? false,
    optionsFor,
    async finish(run, whole, update, leftOut) {
      const itself = config && judgeItself(config, run.files, whole, told, cwd, optionsFor)
      const files = itself ? [...run.files.filter(({ uri }) => uri !== itself.uri), itself] : run.files
      const note = { ...(config ? { config: config.document.uri } : {}), leftOut }
      const all = { files, errors: run.errors }
      if (update && file !== undefined && errors.length === 0) {
        const written = await writeBaseline(all, file, cwd)
        if ('message' in written) return { run: { files, errors: [...run.errors, written] }, note }
        const { findings, files: count } = written
        return { run: written.run, note: { ...note, written: { findings, files: count } } }
      }
      return { run: all, note: recorded ? { ...note, stale: staleIn(recorded, files, whole, cwd) } : note }
    },
  }
}

/** Findings of a baseline that were not found again. Files that were not judged say nothing, unless all were to be. */
function staleIn(
  { entries, recordedFor }: Baseline,
  files: readonly FileResult[],
  whole: boolean,
  cwd: string,
): number {
  const sum = (all: readonly Recorded[]): number => all.reduce((count, one) => count + one.count, 0)
  const had = whole ? entries : files.flatMap(({ uri }) => recordedFor(resolve(cwd, uri)))
  const found = files.flatMap(({ suppressed = [] }) => suppressed.filter(({ by }) => by === 'baseline'))
  return Math.max(0, sum(had) - found.length)
}

/** Reads a configuration file (an absolute path); says why that cannot be done. */
export async function loadConfig(path: string, cwd: string): Promise<ProjectConfig | RunError> {
  const document = await readConfigFile(path, cwd)
  if ('message' in document) return document
  const read = configurationIn(document)
  if (!read)
    return { path: document.uri, message: 'There is no member "mcp-lint" in it, so it holds no configuration.' }
  return projectConfig(document, read, path)
}

function settingsFor(config: ProjectConfig | undefined, path: string | undefined, told: Told): LintOptions {
  const { rules, ...settings } = joined(config?.layersFor(path) ?? [])
  const { severities = [], ...rest } = told
  return { ...settings, ...rest, severities: [...rules, ...severities] }
}

function silencersFor(
  path: string,
  config: ProjectConfig | undefined,
  baseline: Baseline | undefined,
): Pick<LintOptions, 'suppressions' | 'baseline'> {
  const suppressions = config?.suppressionsFor(path).map(([, one]) => one) ?? []
  const recorded = baseline?.recordedFor(path) ?? []
  return {
    ...(suppressions.length > 0 ? { suppressions } : {}),
    ...(recorded.length > 0 ? { baseline: recorded } : {}),
  }
}

/** The configuration as a file of the run, where there is something to say of it. `whole`: no paths were named. */
function judgeItself(
  config: ProjectConfig,
  files: readonly FileResult[],
  whole: boolean,
  told: Told,
  cwd: string,
  optionsFor: Plan['optionsFor'],
): FileResult | undefined {
  const path = resolve(cwd, config.document.uri)
  const { severities = [], ...silencers } = optionsFor(path)
  const unused = unusedSuppressions(config, files, whole, told, cwd)
  const result = judgeConfiguration(config.document, unused, severities, silencers)
  return result.findings.length > 0 || result.suppressed ? { ...result, uri: toUri(cwd, path) } : undefined
}

/** Suppressions that had their chance in this run: their file was judged as it is always judged, or no such file is there. */
function unusedSuppressions(
  config: ProjectConfig,
  files: readonly FileResult[],
  whole: boolean,
  told: Told,
  cwd: string,
) {
  const { suppressions } = config.configuration
  const had = new Set<number>()
  const used = new Set<number>()
  for (const { uri, suppressed = [] } of files) {
    const mine = config.suppressionsFor(resolve(cwd, uri))
    for (const [number] of mine) had.add(number)
    for (const { by, index } of suppressed) {
      const one = by === 'suppression' && index !== undefined ? mine[index] : undefined
      if (one) used.add(one[0])
    }
  }
  const { client, kind, revision, targets, serverName } = told
  if ([client, kind, revision, targets, serverName].some(value => value !== undefined)) return []
  return suppressions.filter((_, number) => !used.has(number) && (whole || had.has(number)))
}
