import type { Document, Node } from './document.js'

/**
 * Asks the same question about a node or document only once: it and its text never change. `given` must follow from the node.
 * The answer is kept on the node itself: a table beside millions of nodes would keep the garbage collector busy.
 */
export function perNode<N extends Node | Document, G, T>(ask: (node: N, given: G) => T): (node: N, given: G) => T {
  const slot = Symbol('answer')
  return (node, given) => {
    const known = (node as { [slot]?: { readonly answer: T } })[slot]
    if (known) return known.answer
    const answer = ask(node, given)
    Object.defineProperty(node, slot, { value: { answer } })
    return answer
  }
}
