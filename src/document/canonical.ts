import type { Member, Node, NumberNode } from './document.js'
import { effectiveMembers } from './tree.js'

/** What stands in place of a string or of a member's name; `node` is missing for names. */
export type Show = (text: string, node?: Node) => string

const asItIs: Show = text => text

/**
 * The canonical JSON text of a value (RFC 8785): no blanks, members sorted by the UTF-16 units of their names, numbers and strings
 * as ECMAScript writes them. Of equal names the last counts. What the RFC refuses has a text too: a lone surrogate as its escape, a
 * number that no double holds as it is written.
 */
export function canonicalText(node: Node, show: Show = asItIs): string {
  switch (node.type) {
    case 'object':
      return canonicalObject(effectiveMembers(node), show)
    case 'array':
      return `[${node.items.map(item => canonicalText(item, show)).join(',')}]`
    case 'string':
      return JSON.stringify(show(node.value, node))
    case 'number':
      return canonicalNumber(node)
    case 'date':
      return JSON.stringify(node.raw)
    case 'null':
      return 'null'
    default:
      return String(node.value)
  }
}

/** The canonical text of an object that has only these members. */
export function canonicalObject(members: readonly Member[], show: Show = asItIs): string {
  const sorted = [...members].sort((a, b) => (a.key.name < b.key.name ? -1 : 1))
  return `{${sorted.map(({ key, value }) => `${JSON.stringify(show(key.name))}:${canonicalText(value, show)}`).join(',')}}`
}

/** String() is what the RFC asks for: the shortest digits, and no sign before zero. */
function canonicalNumber({ value, raw }: NumberNode): string {
  return Number.isFinite(value) ? String(value) : raw
}
