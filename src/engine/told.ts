import { clientById, clients } from '../clients/index.js'
import type { Told } from '../kinds/detect.js'
import { fileKinds } from '../kinds/names.js'
import { list, quote } from '../text/words.js'

/** Looks up what a caller says of a text. A client or kind that nobody knows is a fault of the caller: a RangeError. */
export function told(options: { readonly client?: string; readonly kind?: string }): Told {
  const { client: id, kind } = options
  const client = id === undefined ? undefined : clientById(id)
  if (id !== undefined && !client) {
    const known = clients.flatMap(one => [one.id, ...(one.aliases ?? [])])
    throw new RangeError(`Unknown client ${quote(id)}. The known ones are ${list(known, 'and')}.`)
  }
  if (kind !== undefined && !fileKinds.some(one => one === kind))
    throw new RangeError(`Unknown kind ${quote(kind)}. The only one is ${list(fileKinds, 'and')}.`)
  return { ...(client ? { client } : {}), ...(kind === undefined ? {} : { kind }) }
}
