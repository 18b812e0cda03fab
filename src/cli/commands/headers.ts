import { resolve } from 'node:path'
import type { Document, ObjectNode } from '../../document/document.js'
import { readJson } from '../../document/json.js'
import { readJsonLog } from '../../document/json-log.js'
import { lineTable } from '../../document/lines.js'
import { member } from '../../document/tree.js'
import { type HeaderLine, headerLine } from '../../headers/received.js'
import { type Call, goesThrough, headerReport } from '../../headers/report.js'
import { toUri } from '../../host/paths.js'
import { defaultMaxBytes, readFileText, readStdin } from '../../host/read.js'
import { readDump } from '../../kinds/dump/read.js'
import { isReadable } from '../../kinds/readable.js'
import { list, quote } from '../../text/words.js'
import { unknownWord } from '../choices.js'
import { type ExitCode, folderOf, type Io, usageError } from '../io.js'
import { headersText } from './headers-text.js'
import { asJson } from './table.js'

/** What stands on the command line behind `mcp-lint headers DUMP`. */
export interface HeadersFlags {
  readonly tool: string
  readonly args: string
  readonly received?: readonly string[]
  readonly format?: string
}

/** Shows the headers of a call, and what a server must say to those that came. */
export async function headers(
  path: string,
  flags: HeadersFlags & { readonly json: boolean },
  io: Io,
): Promise<{ out: string; code: ExitCode }> {
  const lines = flags.received?.flatMap(receivedLine)
  const args = argumentsIn(flags.args)
  const document = await dumpAt(path, io)
  const report = headerReport({ ...toolIn(document, flags.tool, path), args }, lines)
  return { out: flags.json ? asJson(report) : headersText(report), code: goesThrough(report) ? 0 : 1 }
}

/** An empty text stands for a request without any header. */
function receivedLine(text: string): HeaderLine[] {
  if (text.trim() === '') return []
  const line = headerLine(text)
  if (!line) throw usageError(`--received takes a header such as "Mcp-Param-Region: us-west1", not ${quote(text)}.`)
  return [line]
}

/** The arguments as a tree: it has numbers as they are written, which JSON.parse would round. */
function argumentsIn(text: string): ObjectNode {
  const document = readJson(text, '--args')
  const [problem] = document.problems
  if (problem) throw usageError(`--args is no JSON: ${problem.message} (column ${problem.span.start + 1}).`)
  const node = document.roots[0]?.node
  if (node?.type !== 'object')
    throw usageError('--args takes an object with the arguments of the call, such as {"region":"us-west1"}.')
  return node
}

async function dumpAt(path: string, io: Io): Promise<Document> {
  const cwd = folderOf(io)
  const read = path === '-' ? await readStdin(io.stdin, defaultMaxBytes) : readFileText(resolve(cwd, path))
  if (!read.ok) throw usageError(`${path}: ${read.message}`)
  if (read.encoding === 'broken') throw usageError(`${path}: The file is not encoded in UTF-8.`)
  const uri = path === '-' ? 'stdin' : toUri(cwd, path)
  const document = readJson(read.text, uri)
  if (isReadable(document)) return document
  const log = readJsonLog(read.text, uri)
  if (log && isReadable(log)) return log
  const problem = document.problems.find(one => one.kind === 'syntax')
  const { line, column } = lineTable(document.text).at(problem?.span.start ?? 0)
  throw usageError(`${path}:${line}:${column}: The dump cannot be read: ${problem?.message ?? 'it is no JSON'}.`)
}

function toolIn(document: Document, name: string, path: string): Omit<Call, 'args'> {
  const tools = readDump(document).tools.filter(tool => tool.name && !tool.foreign)
  const names = [...new Set(tools.map(tool => tool.name?.value ?? ''))]
  if (names.length === 0) throw usageError(`${path}: No tool with a name is listed here.`)
  const tool = tools.find(one => one.name?.value === name)
  if (!tool) throw usageError(unknownWord('tool', name, names, `The dump has ${someOf(names)}.`))
  const schema = member(tool.node, 'inputSchema')?.value
  return { tool: name, schema: schema?.type === 'object' ? schema : undefined }
}

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 8).map(quote)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : list(shown, 'and')
}
