import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import type { DiscoverOptions } from './discover.js'
import { expandIgnore } from './ignore.js'
import { errorCode } from './paths.js'

/** What a folder or a glob led to: absolute paths. */
export interface SearchResult {
  readonly paths: readonly string[]
  /** Folders that could not be read. */
  readonly closed: readonly string[]
  /** Nothing would be here without --ignore either. */
  readonly empty: boolean
}
export interface Search {
  /** Files of known clients below a folder. */
  below(folder: string): SearchResult
  /** Files that a glob matches. */
  matching(glob: string): SearchResult
}

/** Folders of dependencies and builds, which are never entered (but can be named). */
export const closedFolders: readonly string[] = [
  ...['node_modules', 'bower_components', 'jspm_packages', 'vendor', 'site-packages', 'Pods', '.yarn', '.pnpm-store'],
  ...['.git', '.hg', '.svn', '.jj', '.venv', 'venv', '__pycache__', '.tox', '.nox', '.mypy_cache', '.pytest_cache'],
  ...[
    '.ruff_cache',
    '.eggs',
    '.gradle',
    '.terraform',
    '.direnv',
    '.cache',
    '.parcel-cache',
    '.turbo',
    '.next',
    '.nuxt',
  ],
  ...['.output', '.svelte-kit', '.nyc_output', 'coverage', 'dist', 'build', 'out', 'target', 'DerivedData'],
]

/** Prepares the search for files; this is the only place that loads fast-glob. */
export function searcher(options: DiscoverOptions): Search {
  const { cwd, ignore, files } = options
  const known = files.length === 0 ? [] : [`**/@(${files.join('|')})`]
  const run = (folder: string, patterns: string[]): SearchResult => {
    const first = walk(folder, patterns, ignore, folder === cwd)
    const empty =
      first.paths.length === 0 && (ignore.length === 0 || walk(folder, patterns, [], false).paths.length === 0)
    return { ...first, empty }
  }
  return {
    below: folder => run(resolve(cwd, folder), known),
    matching(glob) {
      const { folder, rest } = splitGlob(glob, cwd)
      return run(folder, [rest])
    },
  }
}

function walk(folder: string, patterns: string[], ignore: readonly string[], fromCwd: boolean) {
  const closed: string[] = []
  const skipped = closedFolders.map(name => `**/${name}/**`)
  const entries = fastGlob.sync(patterns, {
    cwd: folder,
    dot: true,
    ignore: [...skipped, ...ignore.flatMap(glob => expandIgnore(glob, fromCwd))],
    // A link to a file is wanted, a link to a folder may lead in a circle: fast-glob can only have both or none.
    onlyFiles: false,
    followSymbolicLinks: false,
    objectMode: true,
    fs: { readdirSync: readingFolders(closed) },
  })
  const paths = entries
    .map(({ path, dirent }) => ({ path: join(folder, path), dirent }))
    .filter(({ path, dirent }) => dirent.isFile() || (dirent.isSymbolicLink() && leadsToFile(path)))
    .map(({ path }) => path)
  return { paths, closed }
}

/** Reads a folder, and notes one that is closed to us instead of giving up. */
function readingFolders(closed: string[]): typeof fs.readdirSync {
  const read = (path: fs.PathLike, options: never) => {
    try {
      return fs.readdirSync(path, options)
    } catch (error) {
      if (['EACCES', 'EPERM'].includes(errorCode(error))) closed.push(String(path))
      return []
    }
  }
  return read as typeof fs.readdirSync
}

function leadsToFile(path: string): boolean {
  try {
    return fs.statSync(path).isFile()
  } catch {
    return false
  }
}

/** Divides a glob into the folder in which it starts and the rest; a part that is there as it is written is no glob. */
function splitGlob(pattern: string, cwd: string): { folder: string; rest: string } {
  const parts = (process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern).split('/')
  const fromRoot = /^(?:[A-Za-z]:)?$/.test(parts[0] ?? '') && parts.length > 1
  let folder = fromRoot ? `${parts[0]}/` : cwd
  let used = fromRoot ? 1 : 0
  for (; used < parts.length - 1; used += 1) {
    const next = join(folder, parts[used] ?? '')
    if (!isFolder(next)) break
    folder = next
  }
  return { folder, rest: parts.slice(used).join('/') }
}

function isFolder(path: string): boolean {
  try {
    return fs.statSync(path).isDirectory()
  } catch {
    return false
  }
}
