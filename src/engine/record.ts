import type { Document } from '../document/document.js'
import { member } from '../document/tree.js'
import { readDump } from '../kinds/dump/read.js'
import type { ListName } from '../kinds/dump/views.js'
import type { LockedItem } from '../lock/lock.js'
import { keyOf, recordOf } from '../lock/record.js'
import { lockName } from '../lock/server-name.js'
import type { Recorded } from '../lock/update.js'
import { masksOf } from './masks.js'

/** What a lock will have of a dump, and what it will not. */
export interface DumpRecord extends Recorded {
  /** Entries without a name or address, or in the form of another API. */
  readonly skipped: number
  /** Lists of which the last page is missing. */
  readonly partial: readonly ListName[]
}

/** What is recorded of a dump; of several items of one name the first. Undefined where it has no list. */
export async function recordDump(document: Document, serverName: string | undefined): Promise<DumpRecord | undefined> {
  const dump = readDump(document)
  if (dump.lists.length === 0) return undefined
  const masks = masksOf(document)
  const server = new Map<ListName, Map<string, LockedItem>>()
  const open = new Map<ListName, boolean>()
  let skipped = 0
  for (const { of, items, others, result } of dump.lists) {
    const known = server.get(of) ?? new Map<string, LockedItem>()
    server.set(of, known)
    open.set(of, (result && member(result.node, 'nextCursor')?.value)?.type === 'string')
    skipped += others.length
    for (const item of items) {
      const key = keyOf(item)
      if (key === undefined) skipped++
      else if (!known.has(key)) known.set(key, await recordOf(item, masks))
    }
  }
  const partial = [...open].flatMap(([of, more]) => (more ? [of] : []))
  return { name: lockName(dump, document.uri, serverName), server, skipped, partial }
}
