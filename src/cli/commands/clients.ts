import { clients } from '../../clients/index.js'
import type { ClientProfile } from '../../clients/profile.js'
import { asJson, table } from './table.js'

/** All clients, as a table or as JSON. */
export function clientsTable(json: boolean, width?: number): string {
  if (json) return asJson({ clients: clients.map(dataOf) })
  return table(['ID', 'NAME', 'ALIASES', 'FILES'], clients.flatMap(rowsOf), width)
}

/** One row a file; the client is named in the first. */
function rowsOf({ id, name, aliases = [], files }: ClientProfile): string[][] {
  const paths = [...new Set(files.map(({ path }) => path))]
  return paths.map((path, i) => (i === 0 ? [id, name, aliases.join(', '), path] : ['', '', '', path]))
}

function dataOf({ id, name, aliases = [], files, evidence }: ClientProfile) {
  return {
    id,
    name,
    aliases,
    files: files.map(({ path, scope, discovered, home = {} }) => ({ path, scope, discovered, home })),
    evidence,
  }
}
