import type { Document, Span } from '../document/document.js'
import { inside } from '../document/inside.js'
import { addressOf, pointerOf } from '../document/pointer.js'
import { pathOf } from '../document/tree.js'
import type { Place } from '../rules/rule.js'

/** A place in numbers and names. */
export interface Located {
  readonly pointer: string
  readonly address: string
  readonly at: 'value' | 'key'
  readonly span: Span
}

/** Turns what a rule pointed at into a pointer and a stretch of the text. */
export function locate(place: Place, document: Document): Located {
  if ('pointer' in place) {
    return { pointer: place.pointer, address: addressOf(stepsOf(place.pointer)), at: 'value', span: place.span }
  }
  if ('at' in place) {
    const path = pathOf(place.member.value)
    return { pointer: pointerOf(path), address: addressOf(path), at: 'key', span: place.member.key.span }
  }
  const node = 'inside' in place ? place.inside : place
  const path = pathOf(node)
  const span =
    'inside' in place
      ? inside(document, node as typeof place.inside, place.from, place.to)
      : headOf(node.span, document, path.length === 0)
  return { pointer: pointerOf(path), address: addressOf(path), at: 'value', span }
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
