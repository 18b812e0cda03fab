import { resolve } from 'node:path'
import { readFileText } from '../../host/read.js'
import type { Lock } from '../../lock/lock.js'
import { readLock } from '../../lock/read.js'
import { usageError } from '../io.js'

/** The lock file, or the end of the work. */
export function lockIn(file: string, cwd: string): Lock {
  const read = readFileText(resolve(cwd, file))
  const lock = read.ok ? readLock(read.text) : `${read.message} mcp-lint lock writes a lock file.`
  if (typeof lock === 'string') throw usageError(`${file}: ${lock}`)
  return lock
}
