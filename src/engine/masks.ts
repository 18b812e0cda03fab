import type { Document, Node, ObjectNode, Span, StringNode } from '../document/document.js'
import { inside } from '../document/inside.js'
import { overlaps } from '../document/spans.js'
import { member, walk } from '../document/tree.js'
import { apart, secretsIn } from '../secrets/in-text.js'
import { scanArgs, scanValue } from '../secrets/scan.js'

/**
 * The stretches of a text that look like secrets, wherever they stand: no report prints them. In order and apart. What the tree
 * tells counts, and what the bare text does: comments, names and broken files have keys in them as well. With `near` only those
 * around these places are looked for, as reports show no others.
 */
export function masksOf(document: Document, near?: readonly Span[]): Span[] {
  const { length } = document.text
  const windows = near && length > small ? windowsAround(near, length) : [{ start: 0, end: length }]
  const found: Span[] = windows.flatMap(({ start, end }) =>
    secretsIn(document.text.slice(start, end)).map(one => ({ start: one.start + start, end: one.end + start })),
  )
  for (const { node } of document.roots) {
    for (const one of walk(node, value => overlaps(windows, value.span))) {
      if (one.type === 'string') addString(found, document, one)
      else if (one.type === 'array') addItems(found, document, one.items, nameOf(one))
      else if (one.type === 'object') addMembers(found, document, one)
    }
  }
  return apart(found)
}

/** A text that is searched in no time, as a whole. */
const small = 20_000
/** A report shows no more than 200 units of a line beside a place; values that reach in there are looked at whole. */
const margin = 1000

/** Stretches around places, in order and apart. */
function windowsAround(places: readonly Span[], length: number): Span[] {
  return apart(
    places.map(({ start, end }) => ({ start: Math.max(0, start - margin), end: Math.min(length, end + margin) })),
  )
}

/** All of a value: a second secret may stand beside the first. */
function whole(document: Document, node: StringNode): Span {
  return inside(document, node, 0, node.value.length)
}

/** Under any name a value may be an address or a command line. */
function isSecret(value: string, name: string | undefined): boolean {
  return scanValue(value, { ...(name === undefined ? {} : { name }), place: 'argument' }) !== undefined
}

function addString(found: Span[], document: Document, node: StringNode): void {
  if (isSecret(node.value, nameOf(node))) found.push(whole(document, node))
  else if (isEscaped(document, node.span))
    for (const { start, end } of secretsIn(node.value)) found.push(inside(document, node, start, end))
}

function addItems(found: Span[], document: Document, items: readonly Node[], name: string | undefined): void {
  const words = items.map(item => (item.type === 'string' ? item.value : ''))
  const known = new Set(scanArgs(words).map(({ index }) => index))
  items.forEach((item, index) => {
    if (item.type === 'string' && (known.has(index) || (name !== undefined && isSecret(item.value, name))))
      found.push(whole(document, item))
  })
}

/** `{ "name": "TOKEN", "value": "…" }` and inputs with a default; names written with escapes. */
function addMembers(found: Span[], document: Document, node: ObjectNode): void {
  for (const { key } of node.members)
    if (isEscaped(document, key.span) && secretsIn(key.name).length > 0) found.push(key.span)
  for (const called of ['name', 'key', 'id']) {
    const name = member(node, called)?.value
    if (name?.type !== 'string') continue
    for (const filled of ['value', 'default']) {
      const value = member(node, filled)?.value
      if (value?.type === 'string' && isSecret(value.value, name.value)) found.push(whole(document, value))
    }
  }
}

/** Whether the text says it in another way than it is read. */
function isEscaped({ text }: Document, { start, end }: Span): boolean {
  return text.slice(start, end).includes('\\')
}

/** Members that hold the value of what is named outside of them. */
const values = new Set(['value', 'default', 'const'])

/** The name that a value stands under: in `"TOKEN": { "value": "…" }` and `"token": { "default": "…" }` the outer one. */
function nameOf({ holder }: Node): string | undefined {
  if (holder?.in !== 'member') return undefined
  const { key, owner } = holder.member
  return (values.has(key.name) ? nameOf(owner) : undefined) ?? key.name
}
