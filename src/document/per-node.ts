import type { Document, Node } from './document.js'

/** Answers about one node or document, by the number of the question. */
interface Remembering {
  answers?: { readonly answer: unknown }[] | undefined
}

let questions = 0

/**
 * Asks the same question about a node or document only once: it and its text never change. `given` must follow from the node.
 * The answers are kept on the node itself, in one member: a table beside millions of nodes would keep the garbage collector
 * busy, and a member for each question would give the nodes so many shapes that every look at them is slow.
 */
export function perNode<N extends Node | Document, G, T>(ask: (node: N, given: G) => T): (node: N, given: G) => T {
  const question = questions++
  return (node, given) => {
    const keeper = node as Remembering
    const known = keeper.answers?.[question]
    if (known) return known.answer as T
    const answer = ask(node, given)
    if (!keeper.answers) {
      // A plain object shows nothing of it to whoever lists its members.
      if (Object.hasOwn(keeper, 'answers')) keeper.answers = []
      else Object.defineProperty(keeper, 'answers', { value: [] })
    }
    const { answers } = keeper
    if (answers) answers[question] = { answer }
    return answer
  }
}
