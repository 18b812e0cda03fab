import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { clientById, clients } from '../../clients/index.js'
import type { Run, Severity } from '../../engine/finding.js'
import { milliseconds } from '../../host/clock.js'
import { errorCode, toUri } from '../../host/paths.js'
import { type FilesOptions, type FixRun, fixFiles, lintFiles } from '../../node.js'
import { type Summary, summarize } from '../../report/formatter.js'
import { formats } from '../../report/index.js'
import { counted } from '../../report/words.js'
import { nearest } from '../../text/near.js'
import { facts, homepage, version } from '../../version.js'
import { unknownWord } from '../choices.js'
import { complain, type ExitCode, folderOf, type Io, type Output, usageError, write } from '../io.js'
import type { LintSettings } from '../options.js'
import { colorLevel, paintFor } from '../paint.js'

type AnyRun = Run & Partial<FixRun>

/** Lints files and standard input, fixes them where that was asked for, and reports. */
export async function lint(paths: readonly string[], settings: LintSettings, io: Io): Promise<ExitCode> {
  const cwd = folderOf(io)
  const start = milliseconds()
  const timings = new Map<string, number>()
  const passedOver: string[] = []
  const options = await filesOptions(settings, io, cwd, paths.includes('-'))
  const onFile: FilesOptions['onFile'] = ({ path, result, ms }) => {
    timings.set(path, ms)
    if (!result) passedOver.push(path)
  }
  const { fix, suggested } = settings
  const run: AnyRun =
    fix === 'none'
      ? await lintFiles(paths, { ...options, onFile })
      : await fixFiles(paths, { ...options, onFile, suggested, dryRun: fix === 'dry run' })
  await remark(run, paths, io)
  if (settings.verbose) await remarkMore(run, passedOver, milliseconds() - start, io)
  // Fixed standard input has standard output for itself, even where there was none to fix.
  const stream = fix === 'write' && paths.includes('-') ? io.stderr : io.stdout
  const delivered = await deliver(run, settings, io, { cwd, timings, stream })
  return delivered && run.errors.length === 0 ? verdict(summarize(run), settings) : 2
}

async function remark({ files, errors }: AnyRun, paths: readonly string[], io: Io): Promise<void> {
  for (const { path, message } of errors) await complain(io, withHint(message, path, paths), path)
  if (paths.length === 0 && files.length === 0 && errors.length === 0)
    await complain(
      io,
      'No config file of a known client and no dump is below this folder; name a file to have it judged.',
    )
}

async function remarkMore({ files, errors }: AnyRun, passedOver: readonly string[], ms: number, io: Io): Promise<void> {
  const failed = new Set(errors.map(({ path }) => path))
  for (const path of passedOver)
    if (!failed.has(path)) await complain(io, 'Passed over: it holds nothing that mcp-lint judges.', path)
  await complain(io, `${counted(files.length, 'file')} in ${ms.toFixed(0)} ms.`)
}

/** A word in the first place that is no path may be a misspelt command. */
function withHint(message: string, path: string, paths: readonly string[]): string {
  if (path !== paths[0] || !/^[a-z]+$/.test(path)) return message
  const near = nearest(path, ['lint', 'headers', 'rules', 'clients', 'explain'])
  return near === undefined ? message : message.replace(/\.$/, `; did you mean the command ${near}?`)
}

async function filesOptions(settings: LintSettings, io: Io, cwd: string, readsInput: boolean): Promise<FilesOptions> {
  const { client, kind, revision, ignore, maxBytes, user, verbose, stdinName } = settings
  if (client !== undefined && !clientById(client)) {
    const known = clients.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    throw usageError(unknownWord('client', client, known, 'mcp-lint clients lists the ids.'))
  }
  return {
    ...(client === undefined ? {} : { client }),
    ...(kind === undefined ? {} : { kind }),
    ...(revision === undefined ? {} : { revision }),
    // All codes are known only where one is named.
    severities: settings.rules.length === 0 ? [] : (await import('../rule-levels.js')).severitiesOf(settings.rules),
    ...{ cwd, ignore, maxBytes, user, verbose, env: io.env, platform: io.platform },
    // Merely touching process.stdin opens it.
    ...(readsInput
      ? { stdin: { ...(stdinName === undefined ? {} : { name: toUri(cwd, stdinName) }), stream: io.stdin } }
      : {}),
  }
}

interface Delivery {
  readonly cwd: string
  readonly timings: ReadonlyMap<string, number>
  /** Where a report goes that no file takes. */
  readonly stream: Output
}

/** Puts the report, and fixed standard input, where they belong. False when something could not be written. */
async function deliver(run: AnyRun, settings: LintSettings, io: Io, to: Delivery): Promise<boolean> {
  const file = settings.output === '-' ? undefined : settings.output
  const report = await render(run, settings, io, { ...to, stream: file === undefined ? to.stream : undefined })
  const input = settings.fix === 'write' ? run.stdin : undefined
  const passed = input === undefined || (await wrote(io, io.stdout, input))
  if (file === undefined) return (await wrote(io, to.stream, report)) && passed
  const problem = await save(file, report, to)
  await complain(
    io,
    problem ?? `${summaryLine(summarize(run, run.fixed), settings)} The report is in ${file}.`,
    problem && file,
  )
  return problem === undefined && passed
}

async function wrote(io: Io, stream: Output, data: string | Uint8Array): Promise<boolean> {
  if (await write(stream, data)) return true
  await complain(io, 'The output cannot be written.')
  return false
}

async function render(
  run: AnyRun,
  settings: LintSettings,
  io: Io,
  { stream, timings }: { stream: Output | undefined; timings: ReadonlyMap<string, number> },
): Promise<string> {
  const format = await formats[settings.format]?.()
  if (!format) throw usageError(`Unknown format "${settings.format}".`)
  const dryRun = settings.fix === 'dry run'
  const differ = dryRun && settings.format === 'text' ? (await import('../../report/diff.js')).unifiedDiff : undefined
  return format(run, {
    minSeverity: settings.minSeverity,
    paint: await paintFor(colorLevel(settings.color, io.env, stream)),
    version,
    facts,
    verbose: settings.verbose,
    // A pipe has no width: one line a finding, so that it can be searched.
    width: stream?.columns || Number.POSITIVE_INFINITY,
    timings,
    ...(settings.fix === 'write' ? { fixed: run.fixed ?? 0 } : {}),
    dryRun,
    ...(differ ? { diff: differ } : {}),
    clientNames: new Map(clients.map(({ id, name }) => [id, name])),
    ...(homepage === undefined ? {} : { homepage }),
    ...(settings.format === 'sarif' ? { rules: (await import('./pages.js')).documentedRules() } : {}),
  })
}

/** Writes the report; says why not otherwise. A file that was looked at is not written over, by whatever name it goes. */
async function save(output: string, report: string, { cwd, timings }: Delivery): Promise<string | undefined> {
  const { isSameFile, makeFolder } = await import('../../host/write.js')
  const path = resolve(cwd, output)
  if ([...timings.keys()].some(read => isSameFile(resolve(cwd, read), path)))
    return 'This file was judged, so the report was not written over it; give --output another name.'
  try {
    makeFolder(dirname(path))
    writeFileSync(path, report)
    return undefined
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EISDIR') return 'This is a folder; --output takes the name of a file.'
    return `The report cannot be written here${code && ` (${code})`}.`
  }
}

function summaryLine({ files, errors, warnings, infos, fixed }: Summary, { fix }: LintSettings): string {
  const counts = [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'info')].join(', ')
  return `${counts} in ${counted(files, 'file')}${fix === 'write' ? `, ${fixed} fixed` : ''}.`
}

const ranks: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 }

/** Findings that the report hides count too. */
function verdict({ errors, warnings, infos }: Summary, { failOn, maxWarnings }: LintSettings): ExitCode {
  if (warnings > maxWarnings) return 1
  if (failOn === 'never') return 0
  const counts = { error: errors, warning: warnings, info: infos }
  return (['error', 'warning', 'info'] as const).some(level => ranks[level] >= ranks[failOn] && counts[level] > 0)
    ? 1
    : 0
}
