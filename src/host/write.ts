import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode } from './paths.js'
import type { Failure } from './read.js'

/**
 * Gives a file new content in one step, or leaves it as it is and says why. The file keeps its mode and, where that is
 * possible, its owner; symbolic links are followed. `before` are the bytes that were judged: when others are there now,
 * nothing is written. A byte order mark is the caller's: `content` is written as it is, a string as UTF-8.
 */
export function replaceFile(
  path: string,
  before: Uint8Array,
  content: string | Uint8Array,
  what: 'fixed' | 'written' = 'fixed',
): { readonly ok: true } | Failure {
  const done = replace(path, before, content)
  return done.ok ? done : { ok: false, message: done.message.replace('it was not fixed', `it was not ${what}`) }
}

/** Makes a new file in one step. A file that is there meanwhile stays. */
export function createFile(path: string, content: string): { readonly ok: true } | Failure {
  const temporary = temporaryBeside(path)
  try {
    const file = openSync(temporary, 'wx', 0o666)
    try {
      writeAll(file, Buffer.from(content))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (existsSync(path))
      return { ok: false, message: 'The file was made meanwhile, so it was not written; run again.' }
    patiently(() => renameSync(temporary, path))
    return { ok: true }
  } catch (error) {
    return { ok: false, message: writeFailure(error).replace('it was not fixed', 'it was not written') }
  } finally {
    rmSync(temporary, { force: true })
  }
}

function replace(path: string, before: Uint8Array, content: string | Uint8Array): { readonly ok: true } | Failure {
  try {
    const target = realpathSync(path)
    const stats = statSync(target)
    const refusal = notWritable(target, stats)
    if (refusal) return { ok: false, message: refusal }
    const after = typeof content === 'string' ? Buffer.from(content) : content
    const written = mustStay(stats) ? overwrite(target, before, after) : swap(target, stats, before, after)
    return written
      ? { ok: true }
      : { ok: false, message: 'The file changed while it was judged, so it was not fixed; run again.' }
  } catch (error) {
    return { ok: false, message: writeFailure(error) }
  }
}

/** Whether two paths lead to one file, be it through links; true for equal paths even where there is none. */
export function isSameFile(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [one, other].map(path => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino
}

/** Makes a folder with those above it. Step by step: asked for all at once, Node tries for ever below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

function notWritable(path: string, stats: Stats): string | undefined {
  if (!stats.isFile()) return 'This is not a regular file, so it was not fixed.'
  // To root everything is writable, and yet somebody marked this file.
  if ((stats.mode & 0o222) === 0) return 'The file is read-only, so it was not fixed.'
  accessSync(path, constants.W_OK)
  return undefined
}

/** Other names of the same file would keep the old content; and only root can give a new file to somebody else. */
function mustStay(stats: Stats): boolean {
  const user = process.getuid?.()
  return stats.nlink > 1 || (user !== undefined && user !== 0 && user !== stats.uid)
}

function swap(target: string, stats: Stats, before: Uint8Array, after: Uint8Array): boolean {
  const temporary = temporaryBeside(target)
  let done = false
  const file = openSync(temporary, 'wx', 0o600)
  try {
    try {
      writeAll(file, after)
      keepOwner(file, stats)
      if (process.platform !== 'win32') fchmodSync(file, stats.mode & 0o7777) // after the owner, who costs some bits
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (!isStill(target, before)) return false
    patiently(() => renameSync(temporary, target))
    done = true
    return true
  } finally {
    if (!done) rmSync(temporary, { force: true })
  }
}

function temporaryBeside(target: string): string {
  const unique = `${process.pid.toString(36)}${Math.random().toString(36).slice(2)}`
  return join(dirname(target), `.${basename(target).slice(0, 60)}.${unique}.tmp`)
}

function overwrite(target: string, before: Uint8Array, after: Uint8Array): boolean {
  if (!isStill(target, before)) return false
  const file = openSync(target, 'r+')
  try {
    writeAll(file, after)
    ftruncateSync(file, after.length)
    fsyncSync(file)
    return true
  } finally {
    closeSync(file)
  }
}

function isStill(path: string, before: Uint8Array): boolean {
  return readFileSync(path).equals(before)
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, done)
}

function keepOwner(file: number, stats: Stats): void {
  if (process.getuid === undefined) return
  try {
    fchownSync(file, stats.uid, stats.gid)
  } catch (error) {
    if (process.getuid() === 0) throw error // a group that is not ours cannot be kept by others
  }
}

/** On Windows a virus scanner or an editor may hold the file for a moment. */
function patiently(action: () => void): void {
  for (let wait = 10; ; wait *= 2) {
    try {
      action()
      return
    } catch (error) {
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(errorCode(error)) || wait > 160) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'You are not allowed to write this file or into its folder, so it was not fixed.',
  EPERM: 'The system does not let this file be replaced, so it was not fixed.',
  EBUSY: 'Another program holds this file, so it was not fixed.',
  EROFS: 'The file lies on a read-only file system, so it was not fixed.',
  ENOSPC: 'There is no space left to write the file, so it was not fixed.',
  EDQUOT: 'There is no space left to write the file, so it was not fixed.',
  ENOENT: 'The file is gone, so it was not fixed.',
}

function writeFailure(error: unknown): string {
  const code = errorCode(error)
  return reasons[code] ?? `The file cannot be written${code && ` (${code})`}, so it was not fixed.`
}
