import type { FileResult } from '../engine/finding.js'
import { list } from '../text/words.js'

const dumpWithoutRevision = 'only what the current revisions share was checked'
const severalReaders = 'only what all of them share was checked'

/** What a file was taken for and why, as the end of its heading. */
export function takenFor(file: FileResult, names: ReadonlyMap<string, string> = new Map()): string {
  const what = kindOf(file, names)
  const because = file.because === '' ? '' : ` (${file.because})`
  const limit = limitOf(file)
  return `${what}${because}${limit ? `; ${limit}` : ''}`
}

function kindOf(file: FileResult, names: ReadonlyMap<string, string>): string {
  switch (file.kind) {
    case null:
      return 'not recognized'
    case 'client-config':
      return configOf(file, names)
    case 'dump':
      return file.revision === null
        ? 'capability dump of an unknown MCP revision'
        : `capability dump of MCP ${file.revision}`
    case 'server-json':
      return 'server.json for the MCP registry'
    case 'lint-config':
      return 'configuration of mcp-lint'
    default:
      return file.kind
  }
}

function configOf({ clients, reading }: FileResult, names: ReadonlyMap<string, string>): string {
  const readers = clients.map(id => names.get(id) ?? id)
  if (readers.length < 2) return `${readers[0] ?? 'client'} config`
  return reading === 'one-of' ? `config of ${list(readers, 'or')}` : `config that ${list(readers, 'and')} read`
}

function limitOf({ kind, clients, reading, revision }: FileResult): string | undefined {
  if (kind === 'client-config' && reading === 'one-of' && clients.length > 1) return severalReaders
  return kind === 'dump' && revision === null ? dumpWithoutRevision : undefined
}
