import type { ClientProfile, ConfigFile } from '../clients/profile.js'
import type { Document, Node, ObjectNode, Syntax } from '../document/document.js'
import { effectiveMembers, member } from '../document/tree.js'
import type { RevisionDate } from '../spec/revision.js'
import { isLauncher, programName } from '../text/program.js'
import { list } from '../text/words.js'
import { isRootKey, isSureRootKey, looksLikeEntry, looksLikeServers, looksLikeSureEntry } from './entry.js'
import { type FileMatch, foreignClient, isTemplate, matchFile } from './files.js'
import { membersAt } from './layout.js'
import { evidenceIn } from './signs.js'
import type { Reader, Siblings } from './subjects.js'

/** What a file was taken for. */
export interface Claim {
  readonly kind: 'client-config'
  readonly readers: readonly [Reader, ...Reader[]]
  /** `one-of`: nobody knows which of the readers; `all-of`: several do read this very file, the first one decides. */
  readonly reading: 'one-of' | 'all-of'
  /** A clause without a full stop. */
  readonly because: string
}

export interface Told {
  /** The profile that --client names. */
  readonly client?: ClientProfile
  readonly kind?: string
  /** What --revision says. */
  readonly revision?: RevisionDate
}

/** What the name alone (and what was told) says, before the text is read. */
export interface NameClaim {
  readonly match: FileMatch | undefined
  readonly syntax: Syntax
  readonly because: string
  /** The path belongs to a client without a profile: what is in the file is nobody's here to judge. */
  readonly foreignClient?: string
}

/** Reads the name of a file. The syntax is the client's; without one it is guessed from the name and the text. */
export function claimByName(
  uri: string,
  text: string,
  told: Told,
  clients: readonly ClientProfile[],
  siblings: Siblings,
): NameClaim {
  const match = matchFile(uri, told.client ? [told.client] : clients, siblings)
  const foreign = told.client || told.kind ? undefined : foreignClient(uri, match)
  if (foreign) return { match: undefined, syntax: guessSyntax(uri, text), because: '', foreignClient: foreign }
  if (match) {
    const because = told.client ? 'the client was told' : `the path ends in ${match.file.path}`
    return { match, syntax: match.file.syntax.base, because }
  }
  if (told.client) {
    const [file] = told.client.files
    return {
      match: { client: told.client, file, template: isTemplate(uri) },
      syntax: file.syntax.base,
      because: 'the client was told',
    }
  }
  return { match: undefined, syntax: guessSyntax(uri, text), because: '' }
}

function guessSyntax(uri: string, text: string): Syntax {
  if (/\.toml$/i.test(uri)) return 'toml'
  if (/\.(?:json|jsonc|json5|code-workspace)$/i.test(uri)) return 'json'
  const head = text.slice(0, 2000)
  if (/^\s*[{[]\s*(?:["{/\]}]|$)/.test(head)) return 'json'
  // A table's header or a name with an equals sign, at the begin of any line.
  return /^[ \t]*(?:\[{1,2}[^[\]{}"\n]+\]{1,2}[ \t]*(?:#.*)?$|[\w."-]+[ \t]*=)/m.test(head) ? 'toml' : 'json'
}

/** Names that often hold a config of any client. */
const genericName = /(?:^|\/)[^/]*mcp[^/]*$|^-$|^stdin$/i

/** Places a document whose name says nothing by what is in it. */
export function claimByContent(document: Document, told: Told, all: readonly ClientProfile[]): Claim | undefined {
  const clients = all.filter(client => client.anyName)
  const root = document.roots[0]?.node
  if (root?.type !== 'object' || translations.test(document.uri)) return claimOfKind(document, told, clients)
  const spread = document.syntax === 'json' ? spreadServers(root, document.uri, clients) : undefined
  if (spread) return spread
  const found = document.syntax === 'toml' ? tomlCandidates(root, clients) : jsonCandidates(root, document.uri, clients)
  if (found) return claimOf(found.clients, found.because, document)
  return claimOfKind(document, told, clients)
}

/** A file that keeps servers for many projects, as only one client does, is that client's whatever it is called. */
function spreadServers(root: ObjectNode, uri: string, clients: readonly ClientProfile[]): Claim | undefined {
  for (const client of clients) {
    for (const file of client.files) {
      const path = file.servers.find(one => one.includes('*') && membersAt(root, one).length > 0)
      if (!path) continue
      return claimOfMatch({ client, file, template: isTemplate(uri) }, `its servers stand under ${path.join('.')}`)
    }
  }
  return undefined
}

function claimOfKind(document: Document, told: Told, clients: readonly ClientProfile[]): Claim | undefined {
  if (told.kind !== 'client-config') return undefined
  const readers = document.syntax === 'toml' ? tomlClients(clients) : sharedKeyClients(clients)
  return claimOf(readers, 'the kind was told', document)
}

interface Candidates {
  readonly clients: readonly ClientProfile[]
  readonly because: string
}

/** Clients that read servers from `mcpServers` in JSON and may own a file of any name. */
function sharedKeyClients(clients: readonly ClientProfile[]): ClientProfile[] {
  return clients.filter(client => mainKey(client) === 'mcpServers' && client.files[0].syntax.base === 'json')
}

function mainKey(client: ClientProfile | undefined): string {
  return client?.files[0].servers[0]?.join('.') ?? ''
}

function tomlClients(clients: readonly ClientProfile[]): ClientProfile[] {
  return clients.filter(client => client.files[0].syntax.base === 'toml')
}

function tomlCandidates(root: ObjectNode, clients: readonly ClientProfile[]): Candidates | undefined {
  const readers = tomlClients(clients)
  const sign = effectiveMembers(root).find(
    one =>
      (one.key.name === mainKey(readers[0]) && looksLikeServers(one.value)) ||
      holdsForeignMap(one.key.name, one.value, '') ||
      isNested(one.key.name, one.value),
  )
  return sign ? { clients: readers, because: `it is TOML with ${sign.key.name}` } : undefined
}

function nestsServers(node: Node): boolean {
  return node.type === 'object' && node.members.some(one => isRootKey(one.key.name) && looksLikeServers(one.value))
}

function jsonCandidates(root: ObjectNode, uri: string, clients: readonly ClientProfile[]): Candidates | undefined {
  const shared = sharedKeyClients(clients)
  if (holdsMap(member(root, 'mcpServers')?.value, true)) return narrow(root, shared)
  const servers = member(root, 'servers')?.value
  if (servers?.type === 'object' && (genericName.test(uri) ? looksLikeServers(servers) : hasSureEntry(servers))) {
    const owners = clients.filter(client => mainKey(client) === 'servers')
    if (owners.length > 0) return { clients: owners, because: 'its servers stand under servers' }
  }
  const other = effectiveMembers(root).find(
    one => holdsForeignMap(one.key.name, one.value, uri) || isNested(one.key.name, one.value),
  )
  if (other) return narrow(root, shared, `its servers stand under ${other.key.name}, a key of none of these`)
  const bare = root.members.length > 0 && root.members.every(one => looksLikeSureEntry(one.value))
  return bare || (genericName.test(uri) && looksLikeSureEntry(root))
    ? narrow(root, shared, 'its servers have no key around them')
    : undefined
}

/** Servers under another root key. A common word (OpenAPI's `servers`, `extensions`) needs entries that can be nothing else. */
function holdsForeignMap(name: string, node: Node, uri: string): boolean {
  if (!isRootKey(name)) return false
  if (isSureRootKey(name)) return holdsMap(node, true)
  if (genericName.test(uri)) return looksLikeServers(node)
  return node.type === 'array' ? node.items.some(looksLikeSureEntry) : node.type === 'object' && hasSureEntry(node)
}

const isNested = (name: string, node: Node): boolean => name === 'mcp' && nestsServers(node)

/** `sure`: the key means nothing else, so entries that name neither program nor address count, and nothing at all too. */
function holdsMap(node: Node | undefined, sure: boolean): boolean {
  if (!node) return false
  if (looksLikeServers(node)) return true
  if (!sure) return false
  if (node.type === 'null' || (node.type === 'array' && node.items.length === 0)) return true
  if (node.type !== 'object') return false
  return node.members.length === 0 || node.members.some(one => one.value.type === 'object' || isCommand(one.value))
}

/** A command where an entry belongs, and not a text of an interface. */
const isCommand = (node: Node): boolean =>
  node.type === 'string' && isLauncher(programName(node.value.split(' ', 1)[0] ?? ''))

/** Interface texts are kept in files of any name, and have words such as command and url for keys. */
const translations = /(?:^|\/)(?:locales?|i18n|l10n|lang|langs|languages?|translations?|messages)\//i

const hasSureEntry = (node: ObjectNode): boolean => node.members.some(one => looksLikeSureEntry(one.value))

/** Looks for what only some clients document. Evidence that agrees narrows; evidence for different clients leaves all of those. */
function narrow(root: ObjectNode, clients: readonly ClientProfile[], otherwise?: string): Candidates {
  const evidence = evidenceIn(root, clients)
  const named = (ids: ReadonlySet<string>): ClientProfile[] => clients.filter(client => ids.has(client.id))
  if (evidence.length === 0) return { clients, because: otherwise ?? 'nothing in it belongs to one client alone' }
  const common = new Set(clients.map(client => client.id).filter(id => evidence.every(one => one.clients.has(id))))
  const signs = list([...new Set(evidence.map(one => one.sign))].slice(0, 3), 'and')
  if (common.size > 0) {
    const who = named(common)
    const only = list(
      who.map(client => client.name),
      'and',
    )
    return { clients: who, because: `it has ${signs}, which only ${only} ${who.length > 1 ? 'document' : 'documents'}` }
  }
  const all = new Set(evidence.flatMap(one => [...one.clients]))
  return { clients: named(all), because: `it has ${signs}, signs of different clients` }
}

function claimOf(clients: readonly ClientProfile[], because: string, { uri }: Document): Claim | undefined {
  const readers = clients.map((client): Reader => {
    const file: ConfigFile = client.files[0]
    return { client, file, name: clients.length > 1 ? 'the client' : client.name, template: isTemplate(uri) }
  })
  const [first, ...rest] = readers
  return first ? { kind: 'client-config', readers: [first, ...rest], reading: 'one-of', because } : undefined
}

const variants = new WeakMap<ConfigFile, ClientProfile>()

/** The client as it reads one of its files. */
function clientAs(client: ClientProfile, file: ConfigFile): ClientProfile {
  if (!file.entry) return client
  const known = variants.get(file) ?? { ...client, ...file.entry }
  variants.set(file, known)
  return known
}

/** A claim for a file that its name or the user gives to one client. */
export function claimOfMatch({ client, file, template }: FileMatch, because: string): Claim {
  return {
    kind: 'client-config',
    readers: [{ client: clientAs(client, file), file, name: client.name, template }],
    reading: 'one-of',
    because,
  }
}

/** Whether a settings file that a folder brought in has anything to do with MCP. */
export function concernsServers(root: Node | undefined, file: ConfigFile): boolean {
  if (file.onlyServers || !root) return true
  if (root.type !== 'object') return false
  return effectiveMembers(root).some(
    one =>
      isSureRootKey(one.key.name) ||
      one.key.name === 'mcp' ||
      file.servers.some(path => path[0] === one.key.name) ||
      Object.hasOwn(file.settings ?? {}, one.key.name) ||
      (file.deadEnds ?? []).some(path => path[0] === one.key.name) ||
      (isRootKey(one.key.name) && looksLikeServers(one.value)) ||
      looksLikeEntry(one.value),
  )
}
