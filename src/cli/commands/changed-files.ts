import { changedFiles } from '../../host/git.js'
import { usageError } from '../io.js'

/** The files that git calls changed, or the end of the work. */
export function changedIn(base: string | true, cwd: string): ReadonlySet<string> {
  const changed = changedFiles(cwd, base === true ? undefined : base)
  if (!changed.ok) throw usageError(changed.message)
  return changed.files
}
