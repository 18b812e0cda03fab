import type { ConfigFile } from '../clients/profile.js'
import type { Node, StringNode } from '../document/document.js'
import { member, valueAt, walk } from '../document/tree.js'
import { findPlaceholders } from '../text/placeholders.js'
import type { Layout } from './layout.js'

/** One item of the list of inputs. */
export interface Input {
  readonly node: Node
  /** The string under `id`; undefined where there is none. */
  readonly id: StringNode | undefined
}

/** One `${input:id}` in a string; from..to count in the string's value. */
export interface InputUse {
  readonly node: StringNode
  readonly id: string
  readonly from: number
  readonly to: number
}

export interface Inputs {
  readonly defined: readonly Input[]
  /** False where something other than a list stands in its place: then nobody knows what is defined. */
  readonly readable: boolean
}

/** The inputs of a file, or undefined where the client reads none from it. */
export function readInputs(root: Node | undefined, file: ConfigFile): Inputs | undefined {
  if (!file.inputs) return undefined
  const list = valueAt(root, file.inputs)
  if (list?.type !== 'array') return { defined: [], readable: list === undefined }
  const defined = list.items.map((node): Input => {
    const id = member(node, 'id')?.value
    return { node, id: id?.type === 'string' ? id : undefined }
  })
  return { defined, readable: true }
}

/** Every use of an input where the client looks for one: in the entries, and in what stands beside the inputs for all of them. */
export function usesForServers({ root, entries }: Layout, file: ConfigFile): InputUse[] {
  const sandbox = member(valueAt(root, (file.inputs ?? []).slice(0, -1)), 'sandbox')
  return [...entries, ...(sandbox ? [sandbox] : [])].flatMap(one => usesIn(one.value))
}

/** Every use of an input below a value. */
export function usesIn(root: Node): InputUse[] {
  return [...walk(root)].flatMap(node => {
    if (node.type !== 'string' || !node.value.includes('${input:')) return []
    return findPlaceholders(node.value)
      .filter(one => one.form === 'scheme' && one.scheme === 'input')
      .map((one): InputUse => ({ node, id: one.name, from: one.start, to: one.end }))
  })
}
