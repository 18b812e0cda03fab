import { counted } from '../../report/words.js'
import { complain, type Io } from '../io.js'
import type { LintSettings } from '../options.js'
import type { AnyRun } from './deliver.js'

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
