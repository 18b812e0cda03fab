import { canonicalText } from '../document/canonical.js'
import type { Document, Node } from '../document/document.js'
import { lineTable } from '../document/lines.js'
import { member } from '../document/tree.js'
import { readDump } from '../kinds/dump/read.js'
import type { Dump } from '../kinds/dump/views.js'
import type { ListedFile, ListedPlace } from '../kinds/listed.js'
import { isReadable } from '../kinds/readable.js'
import { keyNode } from '../lock/record.js'
import { lockName, ownName } from '../lock/server-name.js'
import { locate } from './place.js'

/** What a dump lists, in a few words an entry: the tree of a file is gone when the next one is read. */
export function listedIn(document: Document, serverName?: string): ListedFile {
  const { uri } = document
  const dump = readDump(document)
  const lines = lineTable(document.text)
  const whole = isReadable(document)
  const placeOf = (node: Node): ListedPlace => {
    const { document: index, pointer, address, span } = locate(node, document)
    const place = { document: index, pointer, address, at: 'value', span } as const
    return { uri, ...place, start: lines.at(span.start), end: lines.at(span.end) }
  }
  return {
    uri,
    ownName: ownName(dump),
    lockName: lockName(dump, uri, serverName),
    likeness: likenessOf(dump),
    lists: dump.lists.map(({ of, node, result }) => {
      const cursor = result && member(result.node, 'nextCursor')?.value
      return { of, last: whole && cursor?.type !== 'string', ...placeOf(node) }
    }),
    entries: dump.lists.flatMap(({ of, items }) =>
      items.flatMap(item => {
        const key = keyNode(item)
        return key ? [{ of, id: key.value, ...placeOf(key) }] : []
      }),
    ),
  }
}

/** Names and descriptions of the tools, whatever their order. */
function likenessOf({ tools }: Dump): string {
  const saying = (node: Node) => {
    const parts = ['name', 'description'].map(name => member(node, name)?.value)
    return parts.map(part => (part ? canonicalText(part) : '')).join(' ')
  }
  return tools
    .map(({ node }) => saying(node))
    .sort()
    .join('\n')
}
