import { errorCode } from '../host/paths.js'
import { visible } from '../report/visible.js'

/** A stream to write to, and what a terminal says of itself. */
export interface Output {
  write(data: string | Uint8Array, done: (error?: Error | null) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** The world around the program; `process` is one. */
export interface Io {
  readonly stdout: Output
  readonly stderr: Output
  readonly stdin: AsyncIterable<Uint8Array | string>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string | (() => string)
  readonly platform: string
}

/** 0: nothing at or above --fail-on. 1: findings. 2: the work could not be done. */
export type ExitCode = 0 | 1 | 2

/** What ends the work early: a wrong use, in words for the user, or commander's own (which also ends after `--help`). */
export interface Stop extends Error {
  readonly code: string
  readonly exitCode: number
}

/** Ends the program with exit code 2 and this sentence on standard error. */
export function usageError(sentence: string): Stop {
  return Object.assign(new Error(sentence), { code: 'mcp-lint.usage', exitCode: 2 })
}

/** Whether a failure is a Stop. By its code, since each bundle of the program has classes of its own. */
export function isStop(error: unknown): error is Stop {
  return error instanceof Error && /^(?:commander\.|mcp-lint\.usage$)/.test(errorCode(error))
}

/** Writes and waits until it is out. False when it could not be written; a reader who has gone away (`| head`) is no failure. */
export function write(stream: Output, data: string | Uint8Array): Promise<boolean> {
  if (data.length === 0) return Promise.resolve(true)
  return new Promise(done => stream.write(data, error => done(!error || isClosedPipe(error))))
}

/** Keeps a stream's failure from ending the process; `write` hears of it. */
export function tame(...streams: readonly Output[]): void {
  for (const stream of streams) stream.on('error', () => {})
}

function isClosedPipe(error: Error): boolean {
  return ['EPIPE', 'ECONNRESET', 'EOF', 'ERR_STREAM_DESTROYED'].includes(errorCode(error))
}

/** One sentence on standard error; what a terminal would obey is written out. */
export async function complain(io: Io, sentence: string, about?: string): Promise<void> {
  await write(io.stderr, `mcp-lint: ${about === undefined ? '' : `${visible(about) || '""'}: `}${visible(sentence)}\n`)
}

/** The folder that the run starts in. */
export function folderOf({ cwd }: Io): string {
  if (typeof cwd === 'string') return cwd
  try {
    return cwd()
  } catch {
    throw usageError('The current folder does not exist any more.')
  }
}
