import { concepts, rootKeys, typeWords } from '../clients/members.js'
import type { Concept } from '../clients/profile.js'
import type { Node, ObjectNode } from '../document/document.js'
import { member } from '../document/tree.js'

/** What a member of an entry means to any client, or undefined. */
export function conceptOf(name: string): Concept | undefined {
  return Object.hasOwn(concepts, name) ? concepts[name]?.concept : undefined
}

const starters = Object.keys(concepts).filter(name => ['program', 'address'].includes(conceptOf(name) ?? ''))

/** Whether a value could be a server entry of some client: an object that names a program or an address. */
export function looksLikeEntry(node: Node): node is ObjectNode {
  if (node.type !== 'object') return false
  return starters.some(name => {
    const type = member(node, name)?.value.type
    return type === 'string' || (name === 'command' && (type === 'array' || type === 'object'))
  })
}

/** An entry that starts something or names its transport: enough to tell a server map from a list of web servers. */
export function looksLikeSureEntry(node: Node): boolean {
  if (node.type !== 'object' || !looksLikeEntry(node)) return false
  const type = member(node, 'type')?.value ?? member(node, 'transport')?.value
  return member(node, 'command') !== undefined || (type?.type === 'string' && isTransportWord(type.value))
}

/** Whether some client takes this word, in any case, for a transport. */
function isTransportWord(word: string): boolean {
  return Object.hasOwn(typeWords, word.toLowerCase())
}

/** Whether a value looks like a map (or a list) of servers. */
export function looksLikeServers(node: Node): boolean {
  if (node.type === 'object') return node.members.some(one => looksLikeEntry(one.value))
  return node.type === 'array' && node.items.some(looksLikeEntry)
}

const plainKey = (name: string): string => name.toLowerCase().replace(/[-_. ]/g, '')
const plainRootKeys = new Set([...Object.keys(rootKeys).map(plainKey), 'mcpserver'])

/** Whether a name is some client's root key, or a slip of the hand for one (`mcpservers`, `mcp-servers`). */
export function isRootKey(name: string): boolean {
  return plainRootKeys.has(plainKey(name))
}

/** Root keys that mean nothing else, so that an empty map under them counts too. */
export function isSureRootKey(name: string): boolean {
  return ['mcpservers', 'contextservers', 'ampmcpservers', 'mcpserver'].includes(plainKey(name))
}
