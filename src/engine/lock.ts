import type { Document } from '../document/document.js'
import type { AnySubject } from '../kinds/any-subject.js'
import { readDump } from '../kinds/dump/read.js'
import { compareWithLock } from '../lock/compare.js'
import type { Lock } from '../lock/lock.js'
import { lockName } from '../lock/server-name.js'
import { masksOf } from './masks.js'
import type { Placed } from './placed.js'

/**
 * Has a dump judged beside what a lock file has of its server. Hashes are made while nobody waits for them, so each document is compared
 * before rules ask.
 */
export async function besideLock(placed: Placed, lock: Lock, serverName: string | undefined): Promise<Placed> {
  const known = new WeakMap<Document, AnySubject>()
  const compare = async (document: Document) => {
    const dump = readDump(document)
    const server = lockName(dump, document.uri, serverName)
    const difference = await compareWithLock(dump, masksOf(document), server, lock)
    known.set(document, { on: 'lock', value: { difference } })
  }
  await compare(placed.document)
  return {
    ...placed,
    readings: placed.readings.map(reading => ({
      ...reading,
      *subjects(document, wanted) {
        yield* reading.subjects(document, wanted)
        const subject = known.get(document)
        if (subject) yield subject
      },
    })),
    async reread(text) {
      const document = await placed.reread(text)
      await compare(document)
      return document
    },
  }
}
