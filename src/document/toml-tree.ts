import type { AST } from 'toml-eslint-parser'
import type { ArrayNode, Holder, Member, Node, ObjectNode, Span, SyntaxProblem } from './document.js'
import { maxDepth } from './document.js'
import { pointerTo } from './pointer.js'
import type { Mask } from './toml-mask.js'

type Open<T> = { -readonly [K in keyof T]: T[K] }
type OpenSpan = Open<Span>

/** A table while it grows: headers and dotted keys may add to it from all over the file. */
interface Table {
  readonly node: ObjectNode & { members: Member[]; span: OpenSpan }
  readonly depth: number
  /** What a later header or dotted key can step into, by name: a table, or the last table of a list. */
  readonly inner: Map<string, Step>
}
interface Step {
  readonly table: Table
  readonly list: (ArrayNode & { items: Node[]; span: OpenSpan }) | undefined
}

/** The tree of a program, what is wrong with its values, and the nodes whose names the mask had replaced. */
export interface TomlTree {
  readonly root: ObjectNode | undefined
  readonly problems: readonly SyntaxProblem[]
  readonly renamed: ReadonlyMap<string, Node>
}

type KeyPart = AST.TOMLBare | AST.TOMLQuoted

/** Folds tables, lists of tables and dotted keys into objects and lists. */
export function foldToml(text: string, program: AST.TOMLProgram, mask: Mask): TomlTree {
  const fold = new Fold(text, mask)
  const { body } = program.body[0]
  const first = body[0]
  if (!first) return { root: undefined, problems: [], renamed: fold.renamed }
  const start = mask.offset(first.range[0])
  const root = tableOf(objectAt({ start, end: start }, undefined), 1)
  for (const entry of body) {
    if (entry.type === 'TOMLKeyValue') fold.keyValue(root, entry)
    else fold.header(root, entry)
  }
  return { root: root.node, problems: fold.problems, renamed: fold.renamed }
}

class Fold {
  readonly problems: SyntaxProblem[] = []
  readonly renamed = new Map<string, Node>()
  private readonly text: string
  private readonly mask: Mask
  private tooDeep = false

  constructor(text: string, mask: Mask) {
    this.text = text
    this.mask = mask
  }

  header(root: Table, entry: AST.TOMLTable): void {
    const { mask } = this
    const keyEnd = mask.offset(entry.key.range[1])
    const span = { start: mask.offset(entry.range[0]), end: headerEnd(this.text, keyEnd, entry.kind) }
    const parts = [...entry.key.keys]
    const last = entry.kind === 'array' ? parts.pop() : undefined
    let table = this.stepAlong(root, parts, span.start)
    if (table && last) table = this.nextOfList(table, last, span)
    if (!table) return
    stretch(table.node, span.end)
    for (const one of entry.body) this.keyValue(table, one)
  }

  keyValue(table: Table, { key, value, range }: AST.TOMLKeyValue): void {
    const { mask } = this
    const parts = [...key.keys]
    const last = parts.pop()
    const into = this.stepAlong(table, parts, mask.offset(range[0]))
    if (!into || !last) return
    if (value.type !== 'TOMLValue' && into.depth >= maxDepth) {
      this.deep(mask.span(value.range), into.node)
      return
    }
    stretch(
      this.add(into, last, holder => this.content(value, holder, into.depth + 1)),
      mask.offset(range[1]),
    )
  }

  /** A value with everything in it. Recursion is safe: brackets were counted before. */
  private content(value: AST.TOMLContentNode, holder: Holder, depth: number): Node {
    const span = this.mask.span(value.range)
    if (value.type === 'TOMLInlineTable') {
      const table = tableOf(objectAt(span, holder), depth)
      for (const one of value.body) this.keyValue(table, one)
      return table.node
    }
    if (value.type === 'TOMLArray') {
      const list = listAt(span, holder)
      for (const element of value.elements) {
        const at: Holder = { in: 'list', list, index: list.items.length }
        if (element.type === 'TOMLValue' || depth < maxDepth) list.items.push(this.content(element, at, depth + 1))
        else this.deep(this.mask.span(element.range), list)
      }
      return list
    }
    const problem = integerProblem(value, span)
    if (problem) this.problems.push(problem)
    return leafAt(value, this.text.slice(span.start, span.end), span, holder)
  }

  /** Adds a member whose value is made by `make`, which gets the place where it will hang. */
  private add<N extends Node>(table: Table, part: KeyPart, make: (holder: Holder) => N): N {
    const key = { name: this.mask.name(nameOf(part)), span: this.mask.span(part.range) }
    // The value follows at once; holder and member point at each other.
    const span: OpenSpan = { ...key.span }
    const member: Open<Member> = { key, value: undefined as unknown as Node, span, owner: table.node }
    const node = make({ in: 'member', member })
    member.value = node
    span.end = Math.max(span.end, node.span.end)
    table.node.members.push(member)
    if (key.name !== nameOf(part)) this.renamed.set(nameOf(part), node)
    return node
  }

  private stepAlong(from: Table, parts: readonly KeyPart[], start: number): Table | undefined {
    let table: Table | undefined = from
    for (const part of parts) {
      table = this.stepInto(table, part, start)
      if (!table) return undefined
    }
    return table
  }

  /** The table that a part of a header or dotted key steps into; a new one begins at `start`. */
  private stepInto(table: Table, part: KeyPart, start: number): Table | undefined {
    const known = table.inner.get(nameOf(part))
    if (known) return known.table
    if (table.depth >= maxDepth) return this.deep(this.mask.span(part.range), table.node)
    const end = this.mask.offset(part.range[1])
    const node = this.add(table, part, holder => objectAt({ start, end }, holder))
    const made = tableOf(node, table.depth + 1)
    table.inner.set(nameOf(part), { table: made, list: undefined })
    return made
  }

  /** A new table at the end of a list of tables. */
  private nextOfList(table: Table, part: KeyPart, span: Span): Table | undefined {
    if (table.depth + 1 >= maxDepth) return this.deep(span, table.node)
    const known = table.inner.get(nameOf(part))
    const list = known?.list ?? this.add(table, part, holder => listAt(span, holder))
    const node = objectAt(span, { in: 'list', list, index: list.items.length })
    list.items.push(node)
    const made = tableOf(node, table.depth + 2)
    table.inner.set(nameOf(part), { table: made, list })
    return made
  }

  private deep(span: Span, holder: Node): undefined {
    stretch(holder, holder.span.end)
    if (this.tooDeep) return
    this.tooDeep = true
    const message = `this is nested more than ${maxDepth} levels deep`
    this.problems.push({ kind: 'too-deep', span, message, pointer: pointerTo(holder) })
  }
}

function nameOf(part: KeyPart): string {
  return part.type === 'TOMLBare' ? part.name : part.value
}

function tableOf(node: Table['node'], depth: number): Table {
  return { node, depth, inner: new Map() }
}

/** The end of a header behind its last key. Only blanks stand between the two. */
function headerEnd(text: string, keyEnd: number, kind: AST.TOMLTable['kind']): number {
  return text.indexOf(']', keyEnd) + (kind === 'array' ? 2 : 1)
}

/** Lets everything that holds a node reach to where the node now ends; objects in braces reach there already. */
function stretch(node: Node, end: number): void {
  for (let at: Node | undefined = node; at; ) {
    const span = at.span as OpenSpan
    if (span.end < end) span.end = end
    const holder: Holder | undefined = at.holder
    if (holder?.in === 'member') {
      const member = holder.member.span as OpenSpan
      if (member.end < end) member.end = end
    }
    at = holder?.in === 'member' ? holder.member.owner : holder?.list
  }
}

function objectAt(span: Span, holder: Holder | undefined): Table['node'] {
  return { type: 'object', span: { ...span }, holder, members: [] }
}

function listAt(span: Span, holder: Holder): ArrayNode & { items: Node[]; span: OpenSpan } {
  return { type: 'array', span: { ...span }, holder, items: [] }
}

function leafAt(value: AST.TOMLValue, raw: string, span: Span, holder: Holder): Node {
  switch (value.kind) {
    case 'string':
      return { type: 'string', span, holder, value: value.value }
    case 'boolean':
      return { type: 'boolean', span, holder, value: value.value }
    case 'integer':
    case 'float':
      return { type: 'number', span, holder, value: value.value, raw, integer: value.kind === 'integer' }
    default:
      return { type: 'date', span, holder, raw }
  }
}

function integerProblem(value: AST.TOMLValue, span: Span): SyntaxProblem | undefined {
  if (value.kind !== 'integer' || BigInt.asIntN(64, value.bigint) === value.bigint) return undefined
  return { kind: 'syntax', span, message: 'an integer has no more than 64 bits', pointer: '' }
}
