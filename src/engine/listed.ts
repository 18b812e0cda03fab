import type { Document } from '../document/document.js'
import { lineTable } from '../document/lines.js'
import { member } from '../document/tree.js'
import { readDump } from '../kinds/dump/read.js'
import type { ItemView, ListName } from '../kinds/dump/views.js'
import type { ListedEntry } from '../kinds/listed.js'
import { locate } from './place.js'

const idOf: Readonly<Record<ListName, string>> = {
  tools: 'name',
  resources: 'uri',
  resourceTemplates: 'uriTemplate',
  prompts: 'name',
}

/** What a dump lists, in a few words an entry: the tree of a file is gone when the next one is read. */
export function listedIn(document: Document): ListedEntry[] {
  const lines = lineTable(document.text)
  return readDump(document).lists.flatMap(({ of, items }) =>
    items.flatMap((item): ListedEntry[] => {
      const text = isForeign(item) ? undefined : member(item.node, idOf[of])?.value
      if (text?.type !== 'string' || text.value === '') return []
      const { document: index, pointer, address, span } = locate(text, document)
      const place = { document: index, pointer, address, at: 'value', span } as const
      return [{ uri: document.uri, of, id: text.value, ...place, start: lines.at(span.start), end: lines.at(span.end) }]
    }),
  )
}

const isForeign = (item: ItemView): boolean => 'foreign' in item && item.foreign !== undefined
