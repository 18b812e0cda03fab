import { knownMembers } from '../clients/members.js'
import type { ClientProfile } from '../clients/profile.js'
import type { Member } from '../document/document.js'
import { pathOf } from '../document/tree.js'
import { isRemark } from './layout.js'
import { fieldOf } from './server.js'
import type { ValuesSubject } from './subjects.js'

/** A member that the client does not know, and who does. */
export interface UnknownMember {
  readonly member: Member
  /** Names of the clients that read a member of this name in this block; empty: nobody does. */
  readonly readBy: readonly string[]
  /** Names that the client knows there. */
  readonly known: readonly string[]
  /** The client refuses it instead of passing over it. */
  readonly refused: boolean
}

type Block = keyof typeof knownMembers

/** The members of an entry (and of the objects in it) that the client does not know; remarks that do no harm are left out. */
export function unknownMembers({ problems, server, reader }: ValuesSubject): UnknownMember[] {
  const depth = server ? pathOf(server.node).length : 0
  return problems.flatMap(one => {
    if (one.kind !== 'unknown-member' || (!one.refused && isRemark(one.member.key.name))) return []
    const path = pathOf(one.member.value)
    const block = !server
      ? undefined
      : path.length === depth + 1
        ? 'entry'
        : path.length === depth + 2
          ? String(path[depth])
          : undefined
    return [
      {
        member: one.member,
        readBy: one.refused || !block ? [] : readersOf(block, one.member.key.name, reader.client),
        known: one.known,
        refused: one.refused,
      },
    ]
  })
}

function readersOf(block: string, name: string, client: ClientProfile): readonly string[] {
  if (!Object.hasOwn(knownMembers, block)) return []
  const members: Readonly<Record<string, readonly string[]>> = knownMembers[block as Block] ?? {}
  const readers = Object.hasOwn(members, name) ? (members[name] ?? []) : []
  return readers.filter(one => one !== client.name)
}

/** Members that only make sense for remote servers, in any profile of these. */
export function isRemoteMember(name: string, clients: readonly ClientProfile[]): boolean {
  return clients.some(client => {
    const on = fieldOf(client, name)?.on
    return on !== undefined && !on.includes('stdio')
  })
}
