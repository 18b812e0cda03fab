import type { ArrayNode, Member, Node, ObjectNode } from './document.js'
import { perNode } from './per-node.js'

/** How the neighbours of a place are written. */
export interface Layout {
  /** What stands between a name and its value: ":", ": ", " : ". */
  readonly colon: string
  /** What stands between two items on one line: "," or ", ". */
  readonly comma: string
  /** What stands behind the opening and before the closing mark of a one-line object or list: "" or " ". */
  readonly pad: string
  readonly listPad: string
}

/** As many neighbours are looked at on each level; a big file has shown its style by then. */
const mostNeighbours = 300

/** The style around a node: its own, else that of its neighbours, else that of the file, else of a file with blanks. */
export function layoutAt(text: string, node: Node): Layout {
  const own = styleOf(text, [node])
  const near = around(node, text)
  const colon = own.colon ?? near.colon ?? ': '
  return {
    colon,
    comma: own.comma ?? near.comma ?? (colon.endsWith(' ') ? ', ' : ','),
    pad: own.pad ?? near.pad ?? '',
    listPad: own.listPad ?? near.listPad ?? '',
  }
}

type Style = { readonly [K in keyof Layout]: Layout[K] | undefined }

/** What is in a node is asked first; then, up to the root, what is beside it and what holds it. */
const around = perNode((node: Node, text: string): Style => {
  const near = styleOf(text, [...below(node), node])
  const holder = holderOf(node)
  if (!holder) return near
  const far = around(holder, text)
  return {
    colon: near.colon ?? far.colon,
    comma: near.comma ?? far.comma,
    pad: near.pad ?? far.pad,
    listPad: near.listPad ?? far.listPad,
  }
})

/** Of each thing the first answer that one of the nodes gives. */
function styleOf(text: string, nodes: readonly Node[]): Style {
  return {
    colon: first(nodes, node => (node.type === 'object' ? colonOf(text, node) : undefined)),
    comma: first(nodes, node => commaOf(text, node)),
    pad: first(nodes, node => (node.type === 'object' ? padOf(text, node) : undefined)),
    listPad: first(nodes, node => (node.type === 'array' ? padOf(text, node) : undefined)),
  }
}

function first<T>(nodes: readonly Node[], ask: (node: Node) => T | undefined): T | undefined {
  for (const node of nodes) {
    const answer = ask(node)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** What is in a node, in source order, as far as anybody has to look: a file of many servers must not be walked for each fix. */
function below(node: Node): Node[] {
  const found: Node[] = []
  const stack = firstParts(node).reverse()
  for (let next = stack.pop(); next && found.length < mostNeighbours; next = stack.pop()) {
    const value = 'key' in next ? next.value : next
    found.push(value)
    if (stack.length < mostNeighbours) stack.push(...firstParts(value).reverse())
  }
  return found
}

const firstParts = (node: Node): (Member | Node)[] => partsOf(node).slice(0, mostNeighbours)

/** The object or list that holds a node. */
export function holderOf(node: Node): ObjectNode | ArrayNode | undefined {
  const { holder } = node
  if (!holder) return undefined
  return holder.in === 'member' ? holder.member.owner : holder.list
}

/** What can stand in a row: the members of an object or the items of a list, each with its span. */
export function partsOf(node: Node): readonly (Member | Node)[] {
  if (node.type === 'object') return node.members
  return node.type === 'array' ? node.items : []
}

function colonOf(text: string, node: ObjectNode): string | undefined {
  for (const { key, value } of node.members.slice(0, mostNeighbours)) {
    const found = /^([ \t]*):([ \t]*)$/.exec(text.slice(key.span.end, value.span.start))
    // Columns that are lined up with more than one blank are not taken over.
    if (found) return `${found[1] ? ' ' : ''}:${found[2] ? ' ' : ''}`
  }
  return undefined
}

function commaOf(text: string, node: Node): string | undefined {
  const parts = firstParts(node)
  for (let i = 1; i < parts.length; i++) {
    const gap = text.slice(parts[i - 1]?.span.end, parts[i]?.span.start)
    const found = /^[ \t]*,([ \t]*)$/.exec(gap)
    if (found) return found[1] ? ', ' : ','
  }
  return undefined
}

function padOf(text: string, node: Node): string | undefined {
  const first = partsOf(node)[0]
  if (!first) return undefined
  const gap = text.slice(node.span.start + 1, first.span.start)
  if (!/^[ \t]*$/.test(gap)) return undefined
  return gap ? ' ' : ''
}

/** The blanks at the begin of the line of a place, if nothing else stands before the place there. */
export function indentAt(text: string, offset: number): string | undefined {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  const begins = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r'
  return begins ? text.slice(start, offset) : undefined
}

/** The blanks at the begin of the line of a place, whatever follows them. */
export function lineIndent(text: string, offset: number): string {
  const start = lineStart(text, offset)
  let end = start
  while (end < offset && (text[end] === ' ' || text[end] === '\t')) end++
  return text.slice(start, end)
}

function lineStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--
  return start
}

/** The line break and the indent of parts that stand on lines of their own; undefined where they share one line. */
export function ownLine(text: string, node: Node, prefer?: Member | Node): string | undefined {
  return (prefer && ownLineOf(text, node, prefer)) ?? firstOwnLine(node, text)
}

const firstOwnLine = perNode((node: Node, text: string): string | undefined => {
  for (const part of partsOf(node)) {
    const found = ownLineOf(text, node, part)
    if (found !== undefined) return found
  }
  return undefined
})

function ownLineOf(text: string, node: Node, part: Member | Node): string | undefined {
  const indent = indentAt(text, part.span.start)
  const start = part.span.start - (indent?.length ?? 0)
  return indent !== undefined && start > node.span.start ? lineEndBefore(text, start) + indent : undefined
}

function lineEndBefore(text: string, lineStart: number): string {
  if (text[lineStart - 1] === '\r') return '\r'
  return text[lineStart - 2] === '\r' ? '\r\n' : '\n'
}

/** The line end of a file: that of its first line. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

/** One step of indent: what the parts of an object have more than the object itself; undefined for a one-line object. */
export const stepOf = perNode((node: Node, text: string): string | undefined => {
  const part = partsOf(node).find(one => indentAt(text, one.span.start) !== undefined)
  if (!part || part.span.start <= node.span.start) return undefined
  const inner = indentAt(text, part.span.start) ?? ''
  const base = lineIndent(text, node.span.start)
  return inner.startsWith(base) ? inner.slice(base.length) : undefined
})
