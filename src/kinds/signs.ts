import type { ClientProfile } from '../clients/profile.js'
import type { Node, ObjectNode } from '../document/document.js'
import { effectiveMembers, member, walk } from '../document/tree.js'
import { expandsItself, findPlaceholders, type Placeholder, runsInShell } from '../text/placeholders.js'
import { isRootKey } from './entry.js'

/** One thing in a file that only some clients document. */
export interface Evidence {
  /** As people write it: `envFile`, `${NAME}`. */
  readonly sign: string
  /** Ids of the clients that document it. */
  readonly clients: ReadonlySet<string>
}

/** All evidence in a config, in source order. */
export function evidenceIn(root: ObjectNode, clients: readonly ClientProfile[]): Evidence[] {
  const found: Evidence[] = []
  const add = (sign: string, has: (client: ClientProfile) => boolean): void => {
    const ids = clients.filter(has).map(client => client.id)
    if (ids.length > 0) found.push({ sign, clients: new Set(ids) })
  }
  for (const one of effectiveMembers(root)) {
    if (!isRootKey(one.key.name)) add(one.key.name, client => client.signs.root?.includes(one.key.name) === true)
  }
  for (const entry of entriesIn(root)) {
    for (const name of fieldNames(entry)) add(name, client => client.signs.fields?.includes(name) === true)
    const transport = member(entry, 'transport')?.value
    if (transport?.type === 'string') {
      const word = transport.value
      add(`transport ${word}`, client => client.signs.transportWords?.includes(word) === true)
    }
    for (const one of placeholdersIn(entry)) {
      add(one.sign, client => one.names.some(name => client.signs.placeholders?.includes(name) === true))
    }
  }
  return found
}

function entriesIn(root: ObjectNode): ObjectNode[] {
  const maps = effectiveMembers(root).filter(one => isRootKey(one.key.name))
  const holders = maps.length > 0 ? maps.map(one => one.value) : [root]
  return holders.flatMap(node =>
    node.type === 'object'
      ? effectiveMembers(node).flatMap(one => (one.value.type === 'object' ? [one.value] : []))
      : [],
  )
}

/** Member names of an entry, those one level down with a dot: `auth.CLIENT_ID`. */
function fieldNames(entry: ObjectNode): string[] {
  return effectiveMembers(entry).flatMap(one => [
    one.key.name,
    ...(one.value.type === 'object' ? one.value.members.map(inner => `${one.key.name}.${inner.key.name}`) : []),
  ])
}

/** A placeholder and the names under which profiles list it as a sign. */
function placeholdersIn(entry: ObjectNode): { sign: string; names: string[] }[] {
  const command = member(entry, 'command')?.value
  const args = member(entry, 'args')?.value
  const program = command?.type === 'string' ? command.value : ''
  const words = args?.type === 'array' ? args.items.map(item => (item.type === 'string' ? item.value : '')) : []
  return [...walk(entry)].flatMap(node => {
    if (node.type !== 'string' || !node.value.includes('$')) return []
    if (isForeign(node, args, program, words)) return []
    return findPlaceholders(node.value).flatMap(one => signOf(one))
  })
}

function isForeign(node: Node, args: Node | undefined, program: string, words: string[]): boolean {
  if (node.holder?.in !== 'list' || node.holder.list !== args) return false
  return runsInShell(program, words, node.holder.index) || expandsItself(program, words, node.holder.index)
}

function signOf(one: Placeholder): { sign: string; names: string[] }[] {
  if (one.form === 'scheme' && one.scheme)
    return [{ sign: `\${${one.scheme}:…}`, names: [one.scheme, `\${${one.scheme}:}`] }]
  if (one.form === 'env') return [{ sign: '${env:NAME}', names: ['env', '${env:NAME}'] }]
  if (one.form === 'braced-default')
    return [{ sign: '${NAME:-default}', names: ['braced-default', '${NAME:-default}'] }]
  if (one.form !== 'braced' && one.form !== 'name' && one.form !== 'other') return []
  const own = `\${${one.name}}`
  // Names in capitals are variables; others are a client's predefined ones.
  const variable = one.form === 'braced' && /^[A-Z_][A-Z0-9_]*$/.test(one.name) && !one.name.startsWith('CLAUDE_')
  return [{ sign: variable ? '${NAME}' : own, names: variable ? ['braced', '${NAME}'] : [one.name, own] }]
}
