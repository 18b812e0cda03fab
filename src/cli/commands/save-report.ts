import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from '../../host/paths.js'
import { isSameFile, makeFolder } from '../../host/write.js'
import type { Summary } from '../../report/formatter.js'
import { counted } from '../../report/words.js'
import { complain, type Io } from '../io.js'
import type { LintSettings } from '../options.js'
import type { Delivery } from './deliver.js'

/** Writes the report into a file, and says in a line how the run went. False when it could not be written. */
export async function saveReport(
  file: string,
  report: string,
  summary: Summary,
  settings: LintSettings,
  io: Io,
  to: Delivery,
): Promise<boolean> {
  const problem = save(file, report, to)
  await complain(io, problem ?? `${summaryLine(summary, settings)} The report is in ${file}.`, problem && file)
  return problem === undefined
}

/** Writes the report; says why not otherwise. A file that was looked at is not written over, by whatever name it goes. */
function save(output: string, report: string, { cwd, timings }: Delivery): string | undefined {
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
