import type { Key, Node, ObjectNode, Span } from '../document/document.js'
import { overlaps } from '../document/spans.js'
import { effectiveMembers, member, toValue } from '../document/tree.js'
import { withoutSecrets } from '../secrets/in-text.js'
import type { Hint, Json } from './tree.js'

/** Reads what may be shown of a document: strings without the secrets in them. */
export interface Reading {
  /** The name of a member. */
  name(key: Key): string
  /** Words that were put together from names and values. */
  words(text: string): string
  /** The string at a member; null where there is none. */
  text(node: Node | undefined, name: string): string | null
  /** A whole value; undefined for a missing one. */
  value(node: Node | undefined): Json | undefined
  /** Names of members that have a value other than false and null. */
  names(node: Node | undefined): string[]
  /** The members with their values. */
  hints(node: Node | undefined): Hint[]
}

/** `masks` are the stretches of the document that nobody may see, in order and apart. */
export function reading(masks: readonly Span[]): Reading {
  const discreet = (text: string, span: Span): string => {
    if (!overlaps(masks, span)) return text
    const shown = withoutSecrets(text)
    // The tree, not the text alone, tells that it is a secret: so all of it is.
    return shown === text ? `${text.slice(0, Math.min(4, Math.floor(text.length / 3)))}…` : shown
  }
  const name = (key: Key): string => (overlaps(masks, key.span) ? withoutSecrets(key.name) : key.name)
  const value = (node: Node): Json => {
    if (node.type === 'string') return discreet(node.value, node.span)
    if (!overlaps(masks, node.span) || (node.type !== 'object' && node.type !== 'array')) return toValue(node) as Json
    if (node.type === 'array') return node.items.map(value)
    return Object.fromEntries(effectiveMembers(node).map(one => [name(one.key), value(one.value)]))
  }
  return {
    name,
    words: text => (masks.length === 0 ? text : withoutSecrets(text)),
    text(node, name) {
      const found = member(node, name)?.value
      return found?.type === 'string' ? discreet(found.value, found.span) : null
    },
    value: node => (node ? value(node) : undefined),
    names: node => membersOf(node).flatMap(one => (isOff(one.value) ? [] : [name(one.key)])),
    hints: node => membersOf(node).map(one => ({ name: name(one.key), value: value(one.value) })),
  }
}

const isOff = (node: Node): boolean => node.type === 'null' || (node.type === 'boolean' && !node.value)

const membersOf = (node: Node | undefined): ReturnType<typeof effectiveMembers> =>
  node?.type === 'object' ? effectiveMembers(node as ObjectNode) : []
