import { clients } from '../../clients/index.js'
import { milliseconds } from '../../host/clock.js'
import { type FilesOptions, fixFiles, lintFiles } from '../../node.js'
import { summarize } from '../../report/formatter.js'
import { formats } from '../../report/index.js'
import { counted } from '../../report/words.js'
import { nearest } from '../../text/near.js'
import { facts, homepage, version } from '../../version.js'
import { commandNames } from '../command-names.js'
import { complain, type ExitCode, folderOf, type Io, type Output, usageError } from '../io.js'
import type { LintSettings } from '../options.js'
import { colorLevel, paintFor } from '../paint.js'
import { type AnyRun, deliver, filesOptions, verdict } from './deliver.js'

/** Lints files and standard input, fixes them where that was asked for, and reports. */
export async function lint(paths: readonly string[], settings: LintSettings, io: Io): Promise<ExitCode> {
  const cwd = folderOf(io)
  if (settings.printConfig !== false) {
    const { printConfig } = await import('./print-config.js')
    return printConfig(paths, settings, io, cwd)
  }
  if (settings.format === 'registry') takesOne(paths)
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
  await remark(run, paths, settings, io)
  if (run.project) await (await import('./remark-project.js')).remarkProject(run, settings, io)
  if (settings.verbose) await remarkMore(run, passedOver, milliseconds() - start, io)
  if (settings.format === 'registry' && run.files.length !== 1) {
    const count = run.files.length
    if (count > 1 || run.errors.length === 0)
      await complain(
        io,
        `--format registry answers for one file, and ${count === 0 ? 'none was' : `${count} were`} judged.`,
      )
    return 2
  }
  // Fixed standard input has standard output for itself, even where there was none to fix.
  const stream = fix === 'write' && paths.includes('-') ? io.stderr : io.stdout
  const delivered = await deliver(run, settings, io, { cwd, timings, stream }, to =>
    render(run, settings, io, { stream: to, timings }),
  )
  if (!delivered || run.errors.length > 0) return 2
  return settings.format === 'registry' ? await answer(run) : verdict(summarize(run), settings)
}

/** Like the endpoint, the format registry takes one body. */
function takesOne(paths: readonly string[]): void {
  if (paths.length !== 1) throw usageError('--format registry takes one file, as the endpoint takes one body.')
}

/** Whether the registry takes the file, whatever levels were chosen. */
async function answer(run: AnyRun): Promise<ExitCode> {
  const { isValid } = await import('../../report/registry.js')
  return isValid(run) ? 0 : 1
}

async function remark(
  { files, errors }: AnyRun,
  paths: readonly string[],
  { changed }: LintSettings,
  io: Io,
): Promise<void> {
  for (const { path, message } of errors) await complain(io, withHint(message, path, paths), path)
  if (paths.length === 0 && files.length === 0 && errors.length === 0)
    await complain(
      io,
      changed === undefined
        ? 'No config file of a known client, no server.json and no dump is below this folder; name a file to have it judged.'
        : 'No config file of a known client, no server.json and no dump below this folder changed.',
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
  const near = nearest(path, commandNames)
  return near === undefined ? message : message.replace(/\.$/, `; did you mean the command ${near}?`)
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
  const inCi = /^(?:git|sarif)/.test(settings.format)
  const shown = inCi ? (await import('./ci-folder.js')).fromTop(run, settings.format, io.env, folderOf(io)) : run
  return format(shown, {
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
