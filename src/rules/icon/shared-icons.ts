import type { ObjectNode, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { SpecRevision } from '../../spec/revision.js'

/** A dump of one tool with this icon, for the pages of rules. */
export const withIcon = (icon: string): string =>
  `{ "tools": [{ "name": "draw", "description": "Draws a picture of a scene.", "inputSchema": { "type": "object" }, "icons": [${icon}] }] }\n`

/** The address of an icon, where the revision has icons and the address is a text. */
export function sourceOf(node: ObjectNode, revision: SpecRevision): StringNode | undefined {
  const src = revision.objects.Icon ? member(node, 'src')?.value : undefined
  return src?.type === 'string' ? src : undefined
}
