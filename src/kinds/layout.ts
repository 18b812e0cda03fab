import type { ConfigFile } from '../clients/profile.js'
import type { Member, Node, ObjectNode } from '../document/document.js'
import { effectiveMembers, member, valueAt } from '../document/tree.js'
import { isRootKey, isSureRootKey, looksLikeEntry, looksLikeServers } from './entry.js'

/** Where the servers of a config stand, and where they should. */
export interface Layout {
  readonly root: Node | undefined
  /** The client's key, as people write it: `mcpServers`, `settings.mcp.servers`. */
  readonly key: string
  /** Members that the client reads servers from. */
  readonly maps: readonly Member[]
  /** Server maps under a key that the client never reads. */
  readonly misplaced: readonly Misplaced[]
  /** Wrapper keys beside the right one, which the client ignores. */
  readonly extra: readonly Member[]
  /** Entries that stand in the root without a wrapper: all of the root, some of it, or the root is itself one entry. */
  readonly bare: 'all' | 'some' | 'entry' | undefined
  /** The key is missing from a file that is made for servers alone. */
  readonly missing: boolean
  /** Every entry to be judged, wrong places included; values may be anything. */
  readonly entries: readonly Member[]
}
export interface Misplaced {
  readonly member: Member
  /** A rename of this one key puts it right. */
  readonly rename: boolean
  /** Why: `other-key` (VS Code's servers in a Cursor file), `nested` (mcp.servers), `dead-end` (Codex profiles), `no-servers-here`. */
  readonly why: 'other-key' | 'nested' | 'dead-end' | 'no-servers-here'
}

/** Reads where servers stand in a file, as one client's file wants them. */
export function readLayout(root: Node | undefined, file: ConfigFile): Layout {
  const path = file.servers[0] ?? []
  const key = path.join('.')
  if (root?.type !== 'object') {
    return { root, key, maps: [], misplaced: [], extra: [], bare: undefined, missing: false, entries: [] }
  }
  const maps = file.servers.flatMap(one => membersAt(root, one))
  const wrong = file.servers.length === 0 ? neverRead(root) : wrongKeys(root, path, file)
  const dead = (file.deadEnds ?? []).flatMap(one => membersAt(root, one))
  const found = maps.length > 0
  const misplaced: Misplaced[] = [
    ...(found ? [] : wrong),
    ...dead.map((one): Misplaced => ({ member: one, rename: false, why: 'dead-end' })),
  ]
  const bare = found || misplaced.length > 0 ? undefined : bareEntries(root, file)
  return {
    root,
    key,
    maps,
    misplaced,
    extra: found ? wrong.filter(one => one.why === 'other-key' || one.why === 'nested').map(one => one.member) : [],
    bare: file.bareMap && bare !== 'entry' ? undefined : bare,
    missing: file.onlyServers && !file.bareMap && !found && misplaced.length === 0 && !bare,
    entries: entriesOf(root, maps, misplaced, bare),
  }
}

function entriesOf(
  root: ObjectNode,
  maps: readonly Member[],
  misplaced: readonly Misplaced[],
  bare: Layout['bare'],
): Member[] {
  const read = [...maps, ...misplaced.filter(one => one.why === 'other-key').map(one => one.member)]
  const below = read.flatMap(one => (one.value.type === 'object' ? effectiveMembers(one.value) : []))
  if (bare === 'all') return [...below, ...effectiveMembers(root).filter(one => !isRemark(one.key.name))]
  if (bare === 'some') return [...below, ...effectiveMembers(root).filter(one => looksLikeEntry(one.value))]
  return below
}

/** The members at the end of a path; `*` goes through every member. */
export function membersAt(root: ObjectNode, path: readonly string[]): Member[] {
  let at: Node[] = [root]
  for (const step of path.slice(0, -1)) {
    at = at.flatMap(node => {
      if (node.type !== 'object') return []
      if (step === '*') return effectiveMembers(node).map(one => one.value)
      const next = member(node, step)?.value
      return next ? [next] : []
    })
  }
  return at.flatMap(node => member(node, path.at(-1) ?? '') ?? [])
}

/** Keys in the root (or beside the place of the right key) under which servers stand that this client does not read. */
function wrongKeys(root: ObjectNode, path: readonly string[], file: ConfigFile): Misplaced[] {
  const parent = valueAt(root, path.slice(0, -1))
  const beside = parent?.type === 'object' ? misnamedIn(parent, path.at(-1) ?? '', file) : []
  // Servers at the root of a file that wants them further in (settings.mcp.servers).
  const above = path.length > 1 ? misnamedIn(root, path[0] ?? '', file).map(one => ({ ...one, rename: false })) : []
  return [...beside, ...above]
}

function misnamedIn(parent: ObjectNode, right: string, file: ConfigFile): Misplaced[] {
  const found: Misplaced[] = []
  for (const one of effectiveMembers(parent)) {
    const { name } = one.key
    if (name === right) continue
    if (name === 'mcp' && one.value.type === 'object' && !looksLikeServers(one.value)) {
      if (one.value.members.some(inner => isRootKey(inner.key.name) && looksLikeServers(inner.value))) {
        found.push({ member: one, rename: false, why: 'nested' })
      }
    } else if (isRootKey(name) && holdsServers(one, file)) {
      found.push({ member: one, rename: one.value.type === 'object', why: 'other-key' })
    }
  }
  // With two candidates nobody knows which one is meant.
  return found.length > 1 ? found.map(one => ({ ...one, rename: false })) : found
}

function holdsServers(one: Member, file: ConfigFile): boolean {
  if (looksLikeServers(one.value)) return true
  if (one.value.type !== 'object' && one.value.type !== 'array') return false
  const sure = isSureRootKey(one.key.name) || one.key.name === 'mcp_servers'
  return sure ? file.onlyServers || isEmpty(one.value) === false : file.onlyServers && one.key.name === 'servers'
}

function isEmpty(node: Node): boolean {
  return node.type === 'object' ? node.members.length === 0 : node.type === 'array' && node.items.length === 0
}

function neverRead(root: ObjectNode): Misplaced[] {
  return effectiveMembers(root)
    .filter(one => isSureRootKey(one.key.name) || (isRootKey(one.key.name) && looksLikeServers(one.value)))
    .map(one => ({ member: one, rename: false, why: 'no-servers-here' }))
}

/** Names that people use for remarks. */
export function isRemark(name: string): boolean {
  return /^(?:_|\$|\/\/|x-)/.test(name) || ['description', 'title', 'comment', 'note'].includes(name)
}

function bareEntries(root: ObjectNode, file: ConfigFile): Layout['bare'] {
  if (file.servers.length === 0) return undefined
  const members = effectiveMembers(root).filter(one => !isRemark(one.key.name))
  if (file.onlyServers && looksLikeEntry(root)) return 'entry'
  if (members.length === 0) return undefined
  const like = members.filter(one => looksLikeEntry(one.value)).length
  if (file.bareMap) return 'all'
  if (like === members.length && (file.onlyServers || file.scope === 'user')) return 'all'
  return like > 0 && file.onlyServers ? 'some' : undefined
}
