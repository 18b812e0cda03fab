import { clientById, clients } from '../clients/index.js'
import type { Told } from '../kinds/detect.js'
import { fileKinds } from '../kinds/names.js'
import { revisionDates } from '../spec/revision.js'
import { targetWords } from '../targets/names.js'
import { list, quote } from '../text/words.js'

/** Looks up what a caller says of a text. A client, kind, revision or target that nobody knows is a fault of the caller: a RangeError. */
export function told(options: {
  readonly client?: string
  readonly kind?: string
  readonly revision?: string
  readonly targets?: readonly string[]
}): Told {
  const { client: id, kind, revision, targets = [] } = options
  const client = id === undefined ? undefined : clientById(id)
  if (id !== undefined && !client) {
    const known = clients.flatMap(one => [one.id, ...(one.aliases ?? [])])
    throw new RangeError(`Unknown client ${quote(id)}. The known ones are ${list(known, 'and')}.`)
  }
  if (kind !== undefined && !fileKinds.some(one => one === kind))
    throw new RangeError(`Unknown kind ${quote(kind)}. The known ones are ${list(fileKinds, 'and')}.`)
  const date = revisionDates.find(one => one === revision)
  if (revision !== undefined && !date)
    throw new RangeError(`Unknown revision ${quote(revision)}. The known ones are ${list(revisionDates, 'and')}.`)
  const target = targets.find(one => !targetWords.includes(one))
  if (target !== undefined)
    throw new RangeError(`Unknown target ${quote(target)}. The known ones are ${list(targetWords, 'and')}.`)
  return {
    ...(client ? { client } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(date ? { revision: date } : {}),
  }
}
