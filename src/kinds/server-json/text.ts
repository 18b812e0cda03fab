import type { Document } from '../../document/document.js'

/** Whether the text of a document is broken, so that its tree is a guess. */
export function isUnread(document: Document): boolean {
  return document.problems.some(one => one.kind === 'syntax')
}
