import { foreignFiles } from '../clients/foreign-files.js'
import type { ClientProfile, ConfigFile } from '../clients/profile.js'
import type { Siblings } from './subjects.js'

/** A client's file that a path stands for. */
export interface FileMatch {
  readonly client: ClientProfile
  readonly file: ConfigFile
  readonly template: boolean
}

/** `.mcp.json.example`, `mcp.template.json`. */
const templateEnding = /\.(?:example|sample|template|tmpl|dist)(?=$|\.(?:json|jsonc|toml)$)/i

/** Whether a file is there to be copied and filled in. */
export function isTemplate(uri: string): boolean {
  return templateEnding.test(uri)
}

/** The client without a profile that a path belongs to, unless a profile names the path more closely. */
export function foreignClient(uri: string, match: FileMatch | undefined): string | undefined {
  const path = uri.replaceAll('\\', '/').replace(templateEnding, '')
  const [closest] = foreignFiles
    .filter(one => pathFits(path, one.path) && (!match || one.path.length > match.file.path.length))
    .sort((a, b) => b.path.length - a.path.length)
  return closest?.client
}

/** Whether the end of a path fits a pattern such as `.cursor/mcp.json` or `*.code-workspace`. */
export function pathFits(path: string, pattern: string): boolean {
  if (!pattern.includes('*')) return path === pattern || path.endsWith(`/${pattern}`)
  const parts = path.split('/')
  const wanted = pattern.split('/')
  if (parts.length < wanted.length) return false
  return wanted.every((want, i) => partFits(parts[parts.length - wanted.length + i] ?? '', want))
}

function partFits(part: string, want: string): boolean {
  if (!want.includes('*')) return part === want
  const [head = '', tail = ''] = want.split('*')
  return part.length > head.length + tail.length && part.startsWith(head) && part.endsWith(tail)
}

/**
 * The file of a client that a path stands for: one that asks for a neighbour which is there comes first, then the longest
 * pattern.
 */
export function matchFile(uri: string, clients: readonly ClientProfile[], siblings: Siblings): FileMatch | undefined {
  const template = isTemplate(uri)
  const path = uri.replaceAll('\\', '/').replace(templateEnding, '')
  const matches: FileMatch[] = clients.flatMap(client =>
    client.files.filter(file => pathFits(path, file.path)).map(file => ({ client, file, template })),
  )
  const folders = path.toLowerCase().split('/').slice(0, -1)
  // 2: a neighbour says so; 1: a folder does; 0: nothing is asked for; -1: what is asked for is not there.
  const rank = ({ file: { beside, within } }: FileMatch): number => {
    if (!beside) return 0
    if (beside.some(name => siblings.read(name) !== undefined)) return 2
    return within !== undefined && folders.some(name => name.includes(within)) ? 1 : -1
  }
  const parts = ({ file }: FileMatch): number => file.path.split('/').length * 1000 + file.path.length
  return matches
    .map(match => ({ match, rank: rank(match) }))
    .filter(one => one.rank >= 0)
    .sort((a, b) => b.rank - a.rank || parts(b.match) - parts(a.match))[0]?.match
}
