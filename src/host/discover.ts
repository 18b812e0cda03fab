import { lstatSync, type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { keeps } from './ignore.js'
import { byCodeUnit, errorCode, toUri } from './paths.js'
import type { Search } from './search.js'

/** A file to judge. */
interface FoundFile {
  /** Relative to the folder of the run, "/" between parts. */
  readonly path: string
  /** Named one by one, so it is judged whatever it turns out to be. */
  readonly named: boolean
}
/** A pattern that led to no file, or a folder that could not be searched. */
interface DiscoverProblem {
  readonly path: string
  /** A full sentence, without the path. */
  readonly message: string
}
export interface DiscoverOptions {
  readonly cwd: string
  /** Globs of --ignore. */
  readonly ignore: readonly string[]
  /** Ends of the paths that a folder or a bare run looks for: `.cursor/mcp.json`, `*.code-workspace`. */
  readonly files: readonly string[]
  /** The patterns are those of a bare run: nothing is named, and one that leads nowhere is no problem. */
  readonly bare?: boolean
  /** What else leaves files out; takes absolute paths. */
  readonly ignores?: ((path: string) => boolean) | undefined
  /** Absolute paths of files that belong to the run besides (--user). */
  readonly also?: readonly string[]
}
export interface Discovered {
  readonly found: readonly FoundFile[]
  /** Standard input was named. */
  readonly stdin: boolean
  readonly problems: readonly DiscoverProblem[]
  /** Files that were named, and that `ignores` takes. */
  readonly leftOut: readonly string[]
}

/**
 * Finds the files of a run. A path that exists is that file, or that folder, even where its name looks like a glob;
 * everything else is a glob, and "-" is standard input. Without patterns, the current folder is searched. Sorted; each file
 * once.
 */
export async function discover(patterns: readonly string[], options: DiscoverOptions): Promise<Discovered> {
  const { cwd, ignore, bare = false, ignores } = options
  const found = new Map<string, FoundFile>()
  const problems: DiscoverProblem[] = []
  const add = (path: string, named: boolean) => {
    const uri = toUri(cwd, path)
    if (named || !found.has(uri)) found.set(uri, { path: uri, named })
  }
  for (const path of options.also ?? []) add(path, false)
  const search = lazily(async () => (await import('./search.js')).searcher(options))

  for (const pattern of new Set(patterns.length > 0 ? patterns : ['.'])) {
    if (pattern === '-') continue
    const kind = kindOf(pattern, cwd)
    if (kind === 'file') {
      if (!bare || isBelow(resolve(cwd, pattern), cwd)) add(resolve(cwd, pattern), !bare)
    } else if (kind === 'nothing') {
      if (!bare) problems.push({ path: pattern, message: 'There is no file or folder at this path.' })
    } else {
      const result = kind === 'folder' ? (await search()).below(pattern) : (await search()).matching(pattern)
      for (const path of result.paths) if (!bare || isBelow(path, cwd)) add(path, false)
      for (const path of result.closed) problems.push({ path: toUri(cwd, path), message: closedFolder })
      if (result.empty && patterns.length > 0 && !bare) problems.push({ path: pattern, message: nothingHere[kind] })
    }
  }
  const kept = ignore.length === 0 ? undefined : await keeps(ignore, cwd)
  const leftOut: string[] = []
  const all = [...found.values()].filter(({ path, named }) => {
    if (!(kept?.(path) ?? true)) return false
    const out = ignores?.(resolve(cwd, path)) ?? false
    if (out && named) leftOut.push(path)
    return !out
  })
  return { found: all.sort((a, b) => byCodeUnit(a.path, b.path)), stdin: patterns.includes('-'), problems, leftOut }
}

const closedFolder =
  'You are not allowed to read this folder, so nothing below it was looked at; --ignore leaves it out.'
const nothingHere = {
  folder:
    'The folder holds no config file of a known client, no server.json and no dump; name a file to have it judged whatever it is called.',
  glob: 'No file matches this pattern.',
} as const

/** A bare run stays in its folder, wherever its patterns lead. */
const isBelow = (path: string, cwd: string): boolean => !toUri(cwd, path).startsWith('../')

function lazily(make: () => Promise<Search>): () => Promise<Search> {
  let made: Promise<Search> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function kindOf(pattern: string, cwd: string): 'file' | 'folder' | 'glob' | 'nothing' {
  if (pattern === '') return 'nothing'
  const stats = look(resolve(cwd, pattern))
  if (stats === 'unreadable') return 'file' // reading it says what is wrong
  if (stats) return stats.isDirectory() ? 'folder' : 'file'
  return /[*?[\]{}()!]/.test(pattern) ? 'glob' : 'nothing'
}

function look(path: string): Stats | 'unreadable' | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? (lstatSync(path, { throwIfNoEntry: false }) && 'unreadable')
  } catch (error) {
    return ['ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(errorCode(error)) ? undefined : 'unreadable'
  }
}
