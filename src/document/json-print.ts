import type { Node } from './document.js'
import type { Layout } from './json-layout.js'
import { holderOf, layoutAt, lineEndOf, lineIndent, ownLine, partsOf, stepOf } from './json-layout.js'
import { perNode } from './per-node.js'

/** Where an object is written over several lines: the line break with the indent of its closing mark, and one step. */
interface Lines {
  readonly base: string
  readonly step: string
}

/**
 * The JSON text of a value at a place, in the style of its neighbours. Lists stand on one line, or, with `spreadLists`, as objects do. Objects stand as the objects
 * beside them do; where there are none, as the object that holds them, but never over several lines inside a list.
 */
export function printAt(text: string, near: Node, at: number, value: unknown, spreadLists = false): string {
  const layout = layoutAt(text, near)
  const spread = near.type === 'object' && typeof value === 'object' && spreads(near, text)
  return print(value, layout, spread ? linesAt(text, near, at) : undefined, spreadLists)
}

/** Whether `near` and the non-empty objects in it are written over several lines; if it holds none, it speaks for itself. */
const spreads = perNode((near: Node, text: string): boolean => {
  if (ownLine(text, near) === undefined) return false
  for (const part of partsOf(near)) {
    const value = 'value' in part && typeof part.value === 'object' ? part.value : undefined
    if (value?.type === 'object' && value.members.length > 0) return ownLine(text, value) !== undefined
  }
  return true
})

function linesAt(text: string, near: Node, at: number): Lines | undefined {
  let step: string | undefined
  for (let node: Node | undefined = near; node && step === undefined; node = holderOf(node)) step = stepOf(node, text)
  return step === undefined ? undefined : { base: lineEndOf(text) + lineIndent(text, at), step }
}

function print(value: unknown, layout: Layout, lines: Lines | undefined, spreadLists: boolean): string {
  const inner = lines && { ...lines, base: lines.base + lines.step }
  if (Array.isArray(value)) {
    const spread = spreadLists ? inner : undefined
    const items = value.map(item => print(item, layout, spread, spreadLists))
    if (spread && lines && items.length > 0) return `[${spread.base}${items.join(`,${spread.base}`)}${lines.base}]`
    return items.length > 0 ? `[${layout.listPad}${items.join(layout.comma)}${layout.listPad}]` : '[]'
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).map(
    ([name, one]) => JSON.stringify(name) + layout.colon + print(one, layout, inner, spreadLists),
  )
  if (members.length === 0) return '{}'
  if (lines && inner) return `{${inner.base}${members.join(`,${inner.base}`)}${lines.base}}`
  return `{${layout.pad}${members.join(layout.comma)}${layout.pad}}`
}
