import { resolve, sep } from 'node:path'

/**
 * Says of a path (as reports write it) whether no --ignore glob takes it. A glob without "/" counts at any depth, one
 * with "/" from the folder of the run on; a folder takes all that is in it.
 */
export async function keeps(globs: readonly string[], cwd: string): Promise<(path: string) => boolean> {
  const { default: picomatch } = await import('picomatch')
  const matches = picomatch(
    globs.flatMap(glob => expandIgnore(glob, true)),
    { dot: true },
  )
  return path => {
    const below = path.replace(/^(?:\.\.\/)+/, '') // "**" does not cross ".."
    return ![path, below, resolve(cwd, path).split(sep).join('/')].some(form => matches(form))
  }
}

/** The globs that stand for one --ignore; only those for any depth where paths are not counted from the folder of the run. */
export function expandIgnore(glob: string, fromCwd: boolean): string[] {
  const bare = (process.platform === 'win32' ? glob.replaceAll('\\', '/') : glob)
    .replace(/^\.\//, '')
    .replace(/\/+$/, '')
  if (bare === '') return []
  const anchored = bare.includes('/') && !bare.startsWith('**/')
  if (anchored) {
    const from = bare.startsWith('/') ? [bare, bare.slice(1)] : [bare] // an absolute path, or as in .gitignore
    return fromCwd ? from.flatMap(start => [start, `${start}/**`]) : []
  }
  const any = bare.startsWith('**/') ? bare : `**/${bare}`
  return [any, `${any}/**`]
}
