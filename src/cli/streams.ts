import { fstatSync, type Stats, statSync, writeSync } from 'node:fs'
import { errorCode } from '../host/paths.js'
import type { Io, Output } from './io.js'

/**
 * The world of a real process. Touching `process.stdout` loads Node's streams and sockets, which takes as long as reading and
 * judging a config; a file, a pipe or the null device can be written to without them.
 */
export function worldOf(process: NodeJS.Process): Io {
  return {
    stdout: outputOf(1, () => process.stdout),
    stderr: outputOf(2, () => process.stderr),
    // Merely reading the property opens standard input.
    get stdin() {
      return process.stdin
    },
    env: process.env,
    cwd: () => process.cwd(),
    platform: process.platform,
  }
}

/** A file descriptor as an output; `stream` is asked for wherever plain writing will not do. */
function outputOf(fd: number, stream: () => Output): Output {
  return isPlain(fd) ? new PlainOutput(fd, stream) : stream()
}

function isPlain(fd: number): boolean {
  try {
    const stats = fstatSync(fd)
    return stats.isFile() || stats.isFIFO() || isNull(stats)
  } catch {
    return false
  }
}

function isNull(stats: Stats): boolean {
  return stats.isCharacterDevice() && stats.rdev !== 0 && stats.rdev === statSync('/dev/null').rdev
}

class PlainOutput implements Output {
  readonly #fd: number
  readonly #stream: () => Output

  constructor(fd: number, stream: () => Output) {
    this.#fd = fd
    this.#stream = stream
  }

  write(data: string | Uint8Array, done: (error?: Error | null) => void): void {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(this.#fd, bytes, written)
      done()
    } catch (error) {
      // A pipe that does not block is full: the stream waits for its reader.
      if (errorCode(error) === 'EAGAIN') this.#stream().write(bytes.subarray(written), done)
      else done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Failures reach the caller of `write`. */
  on(): void {}
}
