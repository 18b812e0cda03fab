import type { Document, Root, SyntaxProblem } from '../document/document.js'

/** Whether the tree of a document may be judged: a text that no reader takes has none. */
export function isReadable(document: Document): boolean {
  return !document.problems.some(isFatal)
}

/** The documents of a text that may be judged although another one in it is broken. */
export function readableRoots({ roots, problems }: Document): readonly Root[] {
  const broken = new Set(problems.flatMap(one => (isFatal(one) ? [one.document ?? 0] : [])))
  return broken.size === 0 ? roots : roots.filter(one => !broken.has(one.index))
}

const isFatal = ({ kind }: SyntaxProblem): boolean => kind === 'syntax' || kind === 'duplicate-key'
