import type { Member, Node, StringNode } from '../document/document.js'
import { effectiveMembers } from '../document/tree.js'
import type { Server } from './server.js'

/** One string of a server's entry, or a name in it. */
export interface EntryString {
  readonly text: string
  /** Programs compare it: a name, an argument, an address; else people read it. */
  readonly role: 'name' | 'other'
  readonly at: StringNode | { readonly member: Member; readonly at: 'key' }
}

/** All names and strings of an entry, its own name first. */
export function* entryStrings({ name, member }: Server): Generator<EntryString> {
  yield { text: name, role: 'name', at: { member, at: 'key' } }
  yield* below(member.value, true)
}

const PROSE = new Set(['description', 'title', 'note', 'notes', 'comment'])

function* below(node: Node, top = false): Generator<EntryString> {
  if (node.type === 'string') yield { text: node.value, role: 'name', at: node }
  else if (node.type === 'array') for (const item of node.items) yield* below(item)
  else if (node.type === 'object')
    for (const one of effectiveMembers(node)) {
      yield { text: one.key.name, role: 'name', at: { member: one, at: 'key' } }
      const isProse = top && (PROSE.has(one.key.name) || one.key.name.startsWith('_'))
      if (isProse && one.value.type === 'string') yield { text: one.value.value, role: 'other', at: one.value }
      else yield* below(one.value)
    }
}
