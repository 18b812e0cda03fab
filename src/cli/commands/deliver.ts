import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { clientById, clients } from '../../clients/index.js'
import type { Run, Severity } from '../../engine/finding.js'
import { errorCode, toUri } from '../../host/paths.js'
import type { Lock } from '../../lock/lock.js'
import type { FilesOptions, FixRun } from '../../node.js'
import { type Summary, summarize } from '../../report/formatter.js'
import { counted } from '../../report/words.js'
import { unknownWord } from '../choices.js'
import { complain, type ExitCode, type Io, type Output, usageError, write } from '../io.js'
import type { LintSettings } from '../options.js'

/** A run that may have written fixes. */
export type AnyRun = Run & Partial<FixRun>

/** Says what a run went by, where that is not what one would expect, or all of it. */
export async function remarkProject({ project }: AnyRun, { verbose, baseline }: LintSettings, io: Io): Promise<void> {
  if (!project) return
  const { config, leftOut, written, stale } = project
  if (verbose && config !== undefined) await complain(io, 'The configuration of this run.', config)
  for (const path of leftOut) await complain(io, `Left out, since "ignore" in ${config} takes it.`, path)
  if (written) {
    const { findings, files } = written
    await complain(io, `${counted(findings, 'finding')} of ${counted(files, 'file')} recorded.`, baseline)
  }
  if (verbose && stale)
    await complain(
      io,
      `${counted(stale, 'finding')} of it not found any more; --update-baseline takes them out.`,
      baseline,
    )
}

/** How files are judged, as the settings say. */
export async function filesOptions(
  settings: LintSettings,
  io: Io,
  cwd: string,
  readsInput: boolean,
): Promise<FilesOptions> {
  const { client, kind, revision, targets, serverName, ignore, maxBytes, user, sameServer, verbose, stdinName } =
    settings
  const { config, baseline, updateBaseline } = settings
  if (client !== undefined && !clientById(client)) {
    const known = clients.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    throw usageError(unknownWord('client', client, known, 'mcp-lint clients lists the ids.'))
  }
  return {
    ...(client === undefined ? {} : { client }),
    ...(kind === undefined ? {} : { kind }),
    ...(revision === undefined ? {} : { revision }),
    ...(targets === undefined ? {} : { targets }),
    ...(serverName === undefined ? {} : { serverName }),
    ...(settings.lock === undefined ? {} : { lock: await lockIn(settings.lock, cwd) }),
    // All codes are known only where one is named.
    severities: settings.rules.length === 0 ? [] : (await import('../rule-levels.js')).severitiesOf(settings.rules),
    ...(config === undefined ? {} : { config }),
    ...(baseline === undefined ? {} : { baseline, updateBaseline }),
    ...{ cwd, ignore, maxBytes, user, sameServer, verbose, env: io.env, platform: io.platform },
    // Merely touching process.stdin opens it.
    ...(readsInput
      ? { stdin: { ...(stdinName === undefined ? {} : { name: toUri(cwd, stdinName) }), stream: io.stdin } }
      : {}),
  }
}

/** The lock file, or the end of the work. */
async function lockIn(file: string, cwd: string): Promise<Lock> {
  const [{ readFileText }, { readLock }] = await Promise.all([
    import('../../host/read.js'),
    import('../../lock/read.js'),
  ])
  const read = readFileText(resolve(cwd, file))
  const lock = read.ok ? readLock(read.text) : read.message
  if (typeof lock === 'string') throw usageError(`${file}: ${lock}`)
  return lock
}

/** Where a report goes, and what must not be written over. */
export interface Delivery {
  readonly cwd: string
  readonly timings: ReadonlyMap<string, number>
  /** Where a report goes that no file takes. */
  readonly stream: Output
}

/** Makes a report for a stream, or for a file where that is undefined. */
export type Render = (stream: Output | undefined) => Promise<string>

/** Puts the report, and fixed standard input, where they belong. False when something could not be written. */
export async function deliver(
  run: AnyRun,
  settings: LintSettings,
  io: Io,
  to: Delivery,
  render: Render,
): Promise<boolean> {
  const file = settings.output === '-' ? undefined : settings.output
  const report = await render(file === undefined ? to.stream : undefined)
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

/** The exit code of what was found; findings that the report hides count too. */
export function verdict({ errors, warnings, infos }: Summary, { failOn, maxWarnings }: LintSettings): ExitCode {
  if (warnings > maxWarnings) return 1
  if (failOn === 'never') return 0
  const counts = { error: errors, warning: warnings, info: infos }
  return (['error', 'warning', 'info'] as const).some(level => ranks[level] >= ranks[failOn] && counts[level] > 0)
    ? 1
    : 0
}
