import type { Run } from '../../engine/finding.js'
import { inspectFiles } from '../../node.js'
import { summarize } from '../../report/formatter.js'
import { inspectJson } from '../../report/inspect-json.js'
import { inspectText } from '../../report/inspect-text.js'
import { facts, version } from '../../version.js'
import { complain, type ExitCode, folderOf, type Io } from '../io.js'
import type { LintSettings } from '../options.js'
import { colorLevel, paintFor } from '../paint.js'
import { deliver, filesOptions, type Render, verdict } from './deliver.js'

/** What inspect was asked for beside what lint knows. */
export interface InspectSettings extends LintSettings {
  /** Fold nothing. */
  readonly all: boolean
  /** A level was asked for, so it counts for flags too. */
  readonly strict: boolean
}

/** Shows what dumps list, each part with its findings. */
export async function inspect(paths: readonly string[], settings: InspectSettings, io: Io): Promise<ExitCode> {
  const cwd = folderOf(io)
  const timings = new Map<string, number>()
  const options = await filesOptions(settings, io, cwd, paths.includes('-'))
  const run = await inspectFiles(paths, { ...options, onFile: ({ path, ms }) => timings.set(path, ms) })
  for (const { path, message } of run.errors) await complain(io, message, path)
  if (run.project) await (await import('./remark-project.js')).remarkProject(run, settings, io)
  if (run.files.length === 0 && run.errors.length === 0) await complain(io, nothingFound(paths))
  const render = renderer(run, settings, io, timings)
  const delivered = await deliver(run, settings, io, { cwd, timings, stream: io.stdout }, render)
  return delivered && run.errors.length === 0 ? verdict(summarize(run), settings) : 2
}

function nothingFound(paths: readonly string[]): string {
  return paths.length === 0
    ? 'No dump of a server is below this folder; name a file to have it inspected.'
    : 'None of these files is a dump of a server.'
}

function renderer(run: Run, settings: InspectSettings, io: Io, timings: ReadonlyMap<string, number>): Render {
  return async stream => {
    const report = settings.format === 'json' ? inspectJson : inspectText
    return report(run, {
      minSeverity: settings.minSeverity,
      strict: settings.strict,
      all: settings.all,
      paint: await paintFor(colorLevel(settings.color, io.env, stream)),
      version,
      facts,
      verbose: settings.verbose,
      timings,
      // A pipe has no width: one line a finding, so that it can be searched.
      width: stream?.columns || Number.POSITIVE_INFINITY,
    })
  }
}
