import { isAbsolute, relative, resolve, sep } from 'node:path'

/** A path as reports write it: relative to the folder of the run, "/" between parts, "../" kept. */
export function toUri(cwd: string, path: string): string {
  const absolute = resolve(cwd, path)
  const near = relative(cwd, absolute) || '.'
  // On another drive of Windows nothing is relative.
  return (isAbsolute(near) ? absolute : near).split(sep).join('/')
}

/** The code of a system error, such as ENOENT; "" for anything else. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return typeof code === 'string' ? code : ''
}

/** Puts strings in the order of their UTF-16 units, which is the same on every machine. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
