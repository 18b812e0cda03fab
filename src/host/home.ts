import { type Dirent, readdirSync, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import type { ClientProfile } from '../clients/profile.js'
import { byCodeUnit } from './paths.js'

export type Environment = Readonly<Record<string, string | undefined>>

/** The user-level files of all clients that are there on this machine: absolute paths, sorted. */
export function homeFiles(
  profiles: readonly ClientProfile[],
  env: Environment,
  platform: string = process.platform,
): string[] {
  const system = platform === 'win32' || platform === 'darwin' ? platform : 'linux'
  const patterns = profiles.flatMap(({ files }) => files.flatMap(({ home }) => home?.[system] ?? []))
  const found = new Set<string>()
  for (const pattern of new Set(patterns)) {
    const path = fillIn(pattern, env, system)
    for (const file of path === undefined ? [] : expand(path, system)) found.add(file)
  }
  return [...found].sort(byCodeUnit)
}

/** Puts in the folders that a pattern begins with; undefined where this machine does not say where they are. */
function fillIn(pattern: string, env: Environment, system: string): string | undefined {
  const home = env[system === 'win32' ? 'USERPROFILE' : 'HOME'] || env.HOME || undefined
  const join = system === 'win32' ? win32.join : posix.join
  const folders: Readonly<Record<string, string | undefined>> = {
    '~': home,
    '%USERPROFILE%': home,
    '%APPDATA%': env.APPDATA || (home && join(home, 'AppData', 'Roaming')),
    '%LOCALAPPDATA%': env.LOCALAPPDATA || (home && join(home, 'AppData', 'Local')),
    $CODEX_HOME: env.CODEX_HOME || (home && join(home, '.codex')),
  }
  const [first = '', ...rest] = pattern.split(/[\\/]/)
  if (Object.hasOwn(folders, first)) {
    const folder = folders[first]
    return folder && join(folder, ...rest)
  }
  const variable = /^(?:\$(\w+)|%(\w+)%)$/.exec(first)
  if (!variable) return pattern
  const folder = env[variable[1] ?? variable[2] ?? '']
  return folder && join(folder, ...rest)
}

/** The regular files that a path with `*` stands for. */
function expand(path: string, system: string): string[] {
  const parts = path.split(system === 'win32' ? /[\\/]/ : '/')
  const star = parts.findIndex(part => part.includes('*'))
  if (star < 0) return isFile(path) ? [path] : []
  const folder = parts.slice(0, star).join('/') || '/'
  const pattern = parts[star]?.split('*').map(escapeForRegExp).join('.*')
  const name = new RegExp(`^${pattern}$`, system === 'win32' ? 'i' : '')
  return entries(folder)
    .filter(entry => name.test(entry.name) && (star === parts.length - 1 || !entry.isFile()))
    .flatMap(entry => expand([folder === '/' ? '' : folder, entry.name, ...parts.slice(star + 1)].join('/'), system))
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}
