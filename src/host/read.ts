import { isUtf8 } from 'node:buffer'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from './paths.js'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'broken'

/** What a file holds. */
export interface ReadText {
  readonly ok: true
  /** As they lie on the disk. */
  readonly bytes: Uint8Array
  /** Decoded; a byte order mark leads where there is one. */
  readonly text: string
  /** `broken`: not UTF-8, and no UTF-16 either; the text has replacement characters. */
  readonly encoding: Encoding
  readonly bom: boolean
}
/** Why nothing can be done with a file: one full sentence, without the path. */
export interface Failure {
  readonly ok: false
  readonly message: string
}
export type ReadResult = ReadText | Failure

/** The limit that holds without --max-size. */
export const defaultMaxBytes = 64 * 1024 * 1024

/** Reads a regular file of at most `maxBytes`; whatever stands in the way becomes a sentence. */
export function readFileText(path: string, maxBytes: number = defaultMaxBytes): ReadResult {
  try {
    const problem = notReadable(statSync(path), maxBytes)
    if (problem) return { ok: false, message: problem }
    const bytes = readFileSync(path)
    // It may have grown since.
    if (bytes.length > maxBytes) return { ok: false, message: tooLarge('The file', bytes.length, maxBytes) }
    return decode(bytes)
  } catch (error) {
    return { ok: false, message: readFailure(error) }
  }
}

/** Reads a stream (standard input) to its end, or until it holds more than `maxBytes`. */
export async function readStdin(stdin: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<ReadResult> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stdin) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      size += bytes.length
      if (size > maxBytes) return { ok: false, message: tooLarge('Standard input', undefined, maxBytes) }
      chunks.push(bytes)
    }
    return decode(Buffer.concat(chunks))
  } catch (error) {
    return { ok: false, message: `Standard input cannot be read${inBrackets(errorCode(error))}.` }
  }
}

/** Reads the files around a file, for rules that ask what stands beside it. */
export function siblingsOf(path: string, maxBytes: number): { read(name: string): string | undefined } {
  const folder = dirname(path)
  return {
    read(name) {
      const file = readFileText(resolve(folder, name), maxBytes)
      return file.ok && file.encoding === 'utf-8' ? file.text.slice(file.bom ? 1 : 0) : undefined
    },
  }
}

/** Turns bytes into text. Never fails on what the bytes are. */
export function decode(bytes: Uint8Array): ReadResult {
  const encoding = encodingOf(bytes)
  try {
    const decoder = new TextDecoder(encoding === 'broken' ? 'utf-8' : encoding, { ignoreBOM: true })
    const text = decoder.decode(bytes)
    return { ok: true, bytes, text, encoding, bom: text.charCodeAt(0) === 0xfeff }
  } catch (error) {
    return { ok: false, message: readFailure(error) }
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length % 4 === 0 ? 'broken' : 'utf-16le' // UTF-32
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  // Without a mark: JSON and TOML begin with two ASCII characters, so the zeros show the order (RFC 4627, section 3).
  if (bytes.length >= 4 && bytes.length % 2 === 0) {
    if (a && b === 0 && c && d === 0) return 'utf-16le'
    if (a === 0 && b && c === 0 && d) return 'utf-16be'
  }
  return isUtf8(bytes) ? 'utf-8' : 'broken'
}

function notReadable(stats: Stats, maxBytes: number): string | undefined {
  if (stats.isDirectory()) return 'This is a folder, although a file was expected here.'
  if (!stats.isFile())
    return 'This is not a regular file; to lint what a pipe or device delivers, use - for standard input.'
  return stats.size > maxBytes ? tooLarge('The file', stats.size, maxBytes) : undefined
}

function tooLarge(what: string, size: number | undefined, maxBytes: number): string {
  const megabytes = (bytes: number, digits: number) => Number((bytes / 1024 / 1024).toFixed(digits))
  const limit = `the limit of ${megabytes(maxBytes, 6)} MB`
  if (size === undefined) return `${what} is larger than ${limit}; raise it with --max-size.`
  const shown = megabytes(size, 1) > megabytes(maxBytes, 1) ? megabytes(size, 1) : megabytes(size, 6)
  return `${what} has ${shown} MB, more than ${limit}; raise it with --max-size.`
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file at this path.',
  ENOTDIR: 'There is no file at this path.',
  EACCES: 'You are not allowed to read this file.',
  EPERM: 'You are not allowed to read this file.',
  ELOOP: 'The symbolic links at this path lead in a circle.',
  EISDIR: 'This is a folder, although a file was expected here.',
  ENAMETOOLONG: 'The path is longer than the system allows.',
  ERR_FS_FILE_TOO_LARGE: 'The file is too large to be read at once.',
  ERR_STRING_TOO_LONG: 'The file is too large to be read as one text.',
  ERR_INVALID_ARG_VALUE: 'The path holds a character that no path can hold.',
  EMFILE: 'Too many files are open on this system to read this one.',
}

function readFailure(error: unknown): string {
  const code = errorCode(error)
  return reasons[code] ?? `The file cannot be read${inBrackets(code)}.`
}

function inBrackets(code: string): string {
  return code && ` (${code})`
}
