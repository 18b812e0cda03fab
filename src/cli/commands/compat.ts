import { inspectFiles } from '../../node.js'
import { compatTable, refusesAny } from '../../report/compat.js'
import { compatMarkdown, compatText } from '../../report/compat-text.js'
import { chooseTargets } from '../../targets/choose.js'
import { complain, type ExitCode, folderOf, type Io, usageError } from '../io.js'
import { asJson } from './table.js'

/** What stands on the command line behind `mcp-lint compat DUMP`. */
export interface CompatFlags {
  readonly target?: readonly string[]
  readonly serverName?: string
  readonly revision?: string
  readonly format?: string
  readonly type?: string
}

/** Shows which target takes which tool of a dump. */
export async function compat(path: string, flags: CompatFlags, io: Io): Promise<{ out: string; code: ExitCode }> {
  const words = flags.target ?? ['all']
  // Those that count without being asked for are looked at with all of their limits too.
  const targets = words.map(word => (word === 'recommended' ? 'all' : word))
  const chosen = chooseTargets(targets)
  if (chosen.length === 0) throw usageError('compat needs a target; mcp-lint targets lists them.')
  const { files, errors } = await inspectFiles([path], {
    cwd: folderOf(io),
    targets,
    ...(flags.serverName === undefined ? {} : { serverName: flags.serverName }),
    ...(flags.revision === undefined ? {} : { revision: flags.revision }),
    ...(flags.type === undefined ? {} : { kind: flags.type }),
    ...(path === '-' ? { stdin: { stream: io.stdin } } : {}),
  })
  for (const { path: where, message } of errors) await complain(io, message, where)
  const [file, another] = files
  if (errors.length > 0) return { out: '', code: 2 }
  if (another) throw usageError('compat takes one dump.')
  if (!file?.tree?.tools) throw usageError(`${path}: No list of tools can be read here.`)
  const table = compatTable(
    file,
    chosen.map(({ id, name }) => ({ id, name })),
  )
  const out =
    flags.format === 'json' ? asJson(table) : flags.format === 'markdown' ? compatMarkdown(table) : compatText(table)
  return { out, code: refusesAny(table) ? 1 : 0 }
}
