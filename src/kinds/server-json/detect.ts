import type { Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { serversIn } from './read.js'

/** Why a document is a server.json, as a clause without a full stop; undefined where it is none. */
export function serverJsonSign(root: Node | undefined): string | undefined {
  if (root?.type !== 'object' || holdsClients(root)) return undefined
  for (const server of serversIn(root).slice(0, 20)) {
    const sign = signOf(server)
    if (sign !== undefined) return sign
  }
  return undefined
}

/** Servers of a client's config, which are a map. */
function holdsClients(root: ObjectNode): boolean {
  return member(root, 'mcpServers') !== undefined || member(root, 'servers')?.value.type === 'object'
}

function signOf(node: ObjectNode): string | undefined {
  const text = (name: string): string => {
    const value = member(node, name)?.value
    return value?.type === 'string' ? value.value : ''
  }
  if (text('$schema').includes('server.schema.json')) return 'its $schema is that of server.json'
  const name = text('name')
  if (/^[^@].*\//.test(name) && ['packages', 'remotes', 'version_detail'].some(one => member(node, one)))
    return 'it has a name with a slash and packages or remotes'
  if (holds(node, 'packages', ['registryType', 'registry_type', 'registry_name']))
    return 'it has packages with a registryType'
  if (holds(node, 'remotes', ['url']) && !member(node, 'servers')) return 'it has remotes with a url'
  const reversed = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+\/[^/\s]+$/.test(name)
  return reversed && member(node, 'description') && member(node, 'version')
    ? 'it has a description, a version and a name in reverse-DNS form'
    : undefined
}

function holds(node: ObjectNode, list: string, names: readonly string[]): boolean {
  const value = member(node, list)?.value
  if (value?.type !== 'array') return false
  return value.items.some(item => item.type === 'object' && names.some(name => member(item, name)))
}
