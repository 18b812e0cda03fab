import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { ItemView } from '../../kinds/dump/views.js'

/** What shows an item: its name or address, else the whole of it. */
export function nameOf({ node, name }: ItemView): Node {
  return name ?? ['uri', 'uriTemplate'].map(one => member(node, one)?.value).find(one => one !== undefined) ?? node
}
