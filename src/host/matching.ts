import { resolve } from 'node:path'
import { keeps } from './ignore.js'
import { toUri } from './paths.js'

/**
 * Says of an absolute path whether one of the globs takes it. They count from a folder; one without "/" counts at any depth,
 * and a folder takes all that is in it.
 */
export async function takes(globs: readonly string[], folder: string): Promise<(path: string) => boolean> {
  if (globs.length === 0) return () => false
  // What is called like a glob and is there is meant as it is written.
  const exact = new Set(globs.map(glob => resolve(folder, glob)))
  const kept = await keeps(globs, folder)
  return path => exact.has(path) || !kept(toUri(folder, path))
}
