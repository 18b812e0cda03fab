import type { Document, Node, Span } from '../document/document.js'
import { inside } from '../document/inside.js'
import { addressOf, pointerOf } from '../document/pointer.js'
import { member, pathOf, rootOf } from '../document/tree.js'
import type { Place } from '../rules/rule.js'

/** A place in numbers and names. */
export interface Located {
  /** Which document of a file that holds several; else 0. */
  readonly document: number
  readonly pointer: string
  readonly address: string
  readonly at: 'value' | 'key'
  readonly span: Span
}

/** Turns what a rule pointed at into a pointer and a stretch of the text. */
export function locate(place: Place, document: Document): Located {
  if ('entry' in place) {
    const { document: index, pointer, address, at, span } = place.entry
    return { document: index, pointer, address, at, span }
  }
  if ('pointer' in place) {
    const { pointer, span, document: index = 0 } = place
    return { document: index, pointer, address: addressOf(stepsOf(pointer)), at: 'value', span }
  }
  if ('at' in place) {
    const path = pathOf(place.member.value)
    const { value, key } = place.member
    return {
      document: indexOf(value, document),
      pointer: pointerOf(path),
      address: addressOf(namedPathOf(value)),
      at: 'key',
      span: key.span,
    }
  }
  const node = 'inside' in place ? place.inside : place
  const path = pathOf(node)
  const span =
    'inside' in place
      ? inside(document, node as typeof place.inside, place.from, place.to)
      : headOf(node.span, document, path.length === 0)
  return {
    document: indexOf(node, document),
    pointer: pointerOf(path),
    address: addressOf(namedPathOf(node)),
    at: 'value',
    span,
  }
}

/** Which of its documents a node stands in. */
function indexOf(node: Node, { roots }: Document): number {
  if (roots.length < 2) return 0
  const root = rootOf(node)
  let low = 0
  let high = roots.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((roots[middle]?.node.span.end ?? 0) <= root.span.start) low = middle + 1
    else high = middle
  }
  return roots[low]?.index ?? 0
}

/** Lists whose entries are known by name and not by number: another one may be put in front of them. */
const namedLists = new Set(['tools', 'resources', 'resourceTemplates', 'prompts', 'arguments'])

/** The steps to a node, with the name of an entry of a server's list in place of its number. */
function namedPathOf(node: Node): (string | number)[] {
  const path = pathOf(node)
  let at: Node | undefined = node
  for (let i = path.length - 1; i >= 0 && at?.holder; i--) {
    const { holder }: Node = at
    if (holder.in === 'list') {
      const list: Node = holder.list
      const named = list.holder?.in === 'member' ? namedLists.has(list.holder.member.key.name) : !list.holder
      path[i] = (named ? entryName(at) : undefined) ?? holder.index
      at = list
    } else at = holder.member.owner
  }
  return path
}

function entryName(node: Node): string | undefined {
  for (const name of ['name', 'uri', 'uriTemplate']) {
    const value = member(node, name)?.value
    if (value?.type === 'string' && value.value !== '') return value.value
  }
  return undefined
}

/** Of the whole document only the first character is marked: an underlined file helps nobody. */
function headOf(span: Span, document: Document, isRoot: boolean): Span {
  return isRoot ? { start: span.start, end: Math.min(span.start + 1, document.text.length) } : span
}

/** The names and numbers of a JSON Pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
