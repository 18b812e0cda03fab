import type { Lock, LockedItem, LockedList, LockedServer } from './lock.js'

/** What was recorded of the lists of one server. */
export interface Recorded {
  readonly name: string
  readonly server: LockedServer
}

/** A lock with these records in it. The lists that were recorded replace those that were there; all others stay. */
export function updated({ servers }: Lock, records: readonly Recorded[]): Lock {
  const all = new Map(servers)
  for (const { name, server } of merged(records)) all.set(name, new Map([...(all.get(name) ?? []), ...server]))
  return { servers: all }
}

/** Brings the records of each server together: its lists may come in several files, and so may the pages of one. */
function merged(records: readonly Recorded[]): Recorded[] {
  const byName = new Map<string, Map<LockedList, ReadonlyMap<string, LockedItem>>>()
  for (const { name, server } of records) {
    const lists = byName.get(name) ?? new Map<LockedList, ReadonlyMap<string, LockedItem>>()
    for (const [list, items] of server) lists.set(list, new Map([...items, ...(lists.get(list) ?? [])]))
    byName.set(name, lists)
  }
  return [...byName].map(([name, server]) => ({ name, server }))
}
