import type { Document, Span, StringNode } from '../document/document.js'
import { inside } from '../document/inside.js'
import { walk } from '../document/tree.js'
import { type SecretHit, scanArgs, scanValue } from '../secrets/scan.js'

/** The stretches of a text that look like secrets, wherever they stand: no report prints them. */
export function masksOf(document: Document): Span[] {
  const found: Span[] = []
  for (const { node } of document.roots) {
    for (const one of walk(node)) {
      if (one.type === 'string') add(found, document, one, scanValue(one.value, contextOf(one)))
      if (one.type !== 'array') continue
      const words = one.items.map(item => (item.type === 'string' ? item.value : ''))
      for (const { index, hit } of scanArgs(words)) {
        const item = one.items[index]
        if (item?.type === 'string') add(found, document, item, hit)
      }
    }
  }
  // An argument may be found twice: for itself, and for the option before it.
  const ends = new Map(found.map(({ start, end }) => [start, end]))
  return [...ends].map(([start, end]) => ({ start, end })).sort((a, b) => a.start - b.start)
}

function add(found: Span[], document: Document, node: StringNode, hit: SecretHit | undefined): void {
  // All of the value: a second secret may stand beside the first.
  if (hit) found.push(inside(document, node, 0, node.value.length))
}

function contextOf({ holder }: StringNode): Parameters<typeof scanValue>[1] {
  return holder?.in === 'member' ? { name: holder.member.key.name, place: 'member' } : { place: 'argument' }
}
