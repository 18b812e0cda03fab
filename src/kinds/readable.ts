import type { Document } from '../document/document.js'

/** Whether the tree of a document may be judged: a text that no reader takes has none. */
export function isReadable(document: Document): boolean {
  return !document.problems.some(one => one.kind === 'syntax' || one.kind === 'duplicate-key')
}
