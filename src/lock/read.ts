import type { Node } from '../document/document.js'
import { readJson } from '../document/json.js'
import { effectiveMembers, member } from '../document/tree.js'
import { type Lock, type LockedItem, type LockedList, lockedLists } from './lock.js'

/** The lock that a text holds, or why it holds none: a full sentence. */
export function readLock(text: string): Lock | string {
  const document = readJson(text, 'lock')
  const root = document.roots[0]?.node
  if (document.problems.length > 0 || !root) return 'The lock file is broken: it is no JSON.'
  const creator = member(root, 'createdBy')?.value
  if (creator?.type !== 'string' || creator.value !== 'mcp-lint')
    return 'This is no lock file of mcp-lint: mcp-lint lock writes one.'
  const version = member(root, 'schemaVersion')?.value
  if (version?.type === 'number' && version.value > 1)
    return 'The lock file was written by a newer mcp-lint, and this one cannot read it.'
  const servers = member(root, 'servers')?.value
  const read = version?.type === 'number' && version.value === 1 && mapOf(servers, serverOf)
  return read ? { servers: read } : 'The lock file is broken: a part of it is missing or is not what mcp-lint wrote.'
}

/** The members of an object, each read; undefined where one of them is not what it should be. */
function mapOf<T>(node: Node | undefined, read: (node: Node) => T | undefined): Map<string, T> | undefined {
  if (node?.type !== 'object') return undefined
  const out = new Map<string, T>()
  for (const { key, value } of effectiveMembers(node)) {
    const one = read(value)
    if (one === undefined) return undefined
    out.set(key.name, one)
  }
  return out
}

function serverOf(node: Node): ReadonlyMap<LockedList, ReadonlyMap<string, LockedItem>> | undefined {
  const lists = mapOf(node, list => mapOf(list, itemOf))
  if (!lists || [...lists.keys()].some(name => !lockedLists.some(known => known === name))) return undefined
  return lists as ReadonlyMap<LockedList, ReadonlyMap<string, LockedItem>>
}

function itemOf(node: Node): LockedItem | undefined {
  const hash = member(node, 'hash')?.value
  const members = mapOf(member(node, 'members')?.value, textOf)
  return hash?.type === 'string' && members ? { hash: hash.value, members } : undefined
}

function textOf(node: Node): string | undefined {
  return node.type === 'string' ? node.value : undefined
}
