import { clientById, clients } from '../../clients/index.js'
import type { Run, Severity } from '../../engine/finding.js'
import { toUri } from '../../host/paths.js'
import type { FilesOptions, FixRun } from '../../node.js'
import { type Summary, summarize } from '../../report/formatter.js'
import { unknownWord } from '../choices.js'
import { complain, type ExitCode, type Io, type Output, usageError, write } from '../io.js'
import type { LintSettings } from '../options.js'

/** A run that may have written fixes. */
export type AnyRun = Run & Partial<FixRun>

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
    ...(settings.lock === undefined ? {} : { lock: (await import('./lock-file.js')).lockIn(settings.lock, cwd) }),
    ...(settings.changed === undefined
      ? {}
      : { only: (await import('./changed-files.js')).changedIn(settings.changed, cwd) }),
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
  const { saveReport } = await import('./save-report.js')
  return (await saveReport(file, report, summarize(run, run.fixed), settings, io, to)) && passed
}

async function wrote(io: Io, stream: Output, data: string | Uint8Array): Promise<boolean> {
  if (await write(stream, data)) return true
  await complain(io, 'The output cannot be written.')
  return false
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
