import type { Node } from './document.js'

/** Asks the same question about a node only once: a node and its text never change. `given` must follow from the node. */
export function perNode<N extends Node, G, T>(ask: (node: N, given: G) => T): (node: N, given: G) => T {
  const known = new WeakMap<N, { readonly answer: T }>()
  return (node, given) => {
    const found = known.get(node) ?? { answer: ask(node, given) }
    known.set(node, found)
    return found.answer
  }
}
