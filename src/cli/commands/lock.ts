import { dirname, resolve } from 'node:path'
import type { Document } from '../../document/document.js'
import { readJson } from '../../document/json.js'
import { readJsonLog } from '../../document/json-log.js'
import { type DumpRecord, recordDump } from '../../engine/record.js'
import { discover } from '../../host/discover.js'
import { defaultMaxBytes, type ReadResult, readFileText, readStdin } from '../../host/read.js'
import { dumpFiles } from '../../kinds/dump/names.js'
import { isReadable } from '../../kinds/readable.js'
import type { Lock, LockedList } from '../../lock/lock.js'
import { printLock } from '../../lock/print.js'
import { readLock } from '../../lock/read.js'
import { updated } from '../../lock/update.js'
import { counted } from '../../report/words.js'
import { list, quote } from '../../text/words.js'
import { complain, folderOf, type Io, usageError } from '../io.js'

/** What stands on the command line behind `mcp-lint lock`. */
export interface LockFlags {
  readonly output?: string
  readonly serverName?: string
  readonly maxSize?: number
}

/** Records what servers list. The lock goes into a file, which keeps what it has of other servers, or to standard output. */
export async function lock(paths: readonly string[], flags: LockFlags, io: Io): Promise<string> {
  const file = flags.output === '-' ? undefined : flags.output
  const records = await recordAll(paths, flags, io)
  const before = file === undefined ? undefined : presentLock(resolve(folderOf(io), file), file)
  const text = printLock(updated(before?.lock ?? { servers: new Map() }, records))
  if (file !== undefined && text !== before?.text) await save(resolve(folderOf(io), file), file, text, before?.bytes)
  const where = file === undefined ? '' : text === before?.text ? `; ${file} has it already` : ` in ${file}`
  for (const one of records) await remark(one, where, io)
  return file === undefined ? text : ''
}

async function recordAll(paths: readonly string[], flags: LockFlags, io: Io): Promise<DumpRecord[]> {
  const cwd = folderOf(io)
  const { found, stdin, problems } = await discover(paths, { cwd, ignore: [], files: dumpFiles })
  const [problem] = problems
  if (problem) throw usageError(`${problem.path}: ${problem.message}`)
  const records: DumpRecord[] = []
  const maxBytes = flags.maxSize ?? defaultMaxBytes
  const add = async (path: string, read: ReadResult, named: boolean) => {
    const record = await recordDump(documentIn(read, path), flags.serverName)
    if (record) records.push(record)
    else if (named)
      throw usageError(`${path}: No list of tools, prompts or resources is here, so there is nothing to record.`)
  }
  if (stdin) await add('stdin', await readStdin(io.stdin, maxBytes), true)
  for (const { path, named } of found) await add(path, readFileText(resolve(cwd, path), maxBytes), named)
  if (records.length === 0) throw usageError('No list of tools, prompts or resources is in these files.')
  return records
}

function documentIn(read: ReadResult, path: string): Document {
  if (!read.ok) throw usageError(`${path}: ${read.message}`)
  if (read.encoding === 'broken') throw usageError(`${path}: The file is not encoded in UTF-8.`)
  const document = readJson(read.text, path)
  const log = isReadable(document) ? undefined : readJsonLog(read.text, path)
  if (log && isReadable(log)) return log
  if (!isReadable(document)) throw usageError(`${path}: The dump cannot be read as JSON; mcp-lint ${path} says where.`)
  return document
}

/** A lock file that is there already. */
interface Present {
  readonly lock: Lock
  readonly text: string
  readonly bytes: Uint8Array
}

/** Nothing else is written over, whatever its name is. */
function presentLock(path: string, file: string): Present | undefined {
  const read = readFileText(path)
  if (!read.ok) {
    if (read.message.startsWith('There is no file')) return undefined
    throw usageError(`${file}: ${read.message}`)
  }
  const found = readLock(read.text)
  if (typeof found === 'string') throw usageError(`${file}: ${found} It was not written over.`)
  return { lock: found, text: read.text, bytes: read.bytes }
}

async function save(path: string, file: string, text: string, before: Uint8Array | undefined): Promise<void> {
  const { createFile, makeFolder, replaceFile } = await import('../../host/write.js')
  if (!before) {
    try {
      makeFolder(dirname(path))
    } catch {
      throw usageError(`${file}: The folder of the lock file cannot be made.`)
    }
  }
  const written = before ? replaceFile(path, before, text, 'written') : createFile(path, text)
  if (!written.ok) throw usageError(`${file}: ${written.message}`)
}

const nouns: Readonly<Record<LockedList, string>> = {
  tools: 'tool',
  prompts: 'prompt',
  resources: 'resource',
  resourceTemplates: 'resource template',
}

async function remark({ name, server, skipped, partial }: DumpRecord, where: string, io: Io): Promise<void> {
  const counts = [...server].map(([of, { size }]) => counted(size, nouns[of]))
  await complain(io, `Recorded ${list(counts, 'and')} of ${quote(name)}${where}.`)
  if (partial.length > 0)
    await complain(io, `The last page of ${list(partial, 'and')} is missing: what stands there was not recorded.`)
  if (skipped > 0)
    await complain(
      io,
      `${counted(skipped, 'entry').replace('entrys', 'entries')} without a name of MCP ${skipped === 1 ? 'was' : 'were'} left out.`,
    )
}
