import type { ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { textOf } from '../dump/shared-entries.js'

/** One argument of a prompt, and how a message names it. */
export interface PromptArgument {
  readonly node: ObjectNode
  readonly name: string
}

/** The arguments of a prompt that are objects. */
export function argumentsOf(prompt: ObjectNode): PromptArgument[] {
  const list = member(prompt, 'arguments')?.value
  if (list?.type !== 'array') return []
  return list.items.flatMap((node, index): PromptArgument[] => {
    if (node.type !== 'object') return []
    const name = textOf(node, 'name')?.value
    return [{ node, name: name ? `the argument ${quote(name)}` : `argument ${index + 1}` }]
  })
}
