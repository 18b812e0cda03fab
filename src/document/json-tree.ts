import type { ArrayNode, Comment, Holder, Key, Member, Node, ObjectNode, Span, SyntaxProblem } from './document.js'
import { maxDepth } from './document.js'
import { commentWords } from './json-faults.js'
import type { Fault, Token } from './json-tokens.js'
import { pointerTo } from './pointer.js'

type Open<T> = { -readonly [K in keyof T]: T[K] }
type OpenSpan = Open<Span>
interface OpenMember extends Open<Omit<Member, 'span'>> {
  span: OpenSpan
}
interface OpenObject extends Omit<ObjectNode, 'members' | 'span'> {
  members: Member[]
  span: OpenSpan
}
interface OpenArray extends Omit<ArrayNode, 'items' | 'span'> {
  items: Node[]
  span: OpenSpan
}

/** What the grammar waits for: in an object a name, colon, value or comma, in a list and outside a value or comma. */
export type Want = 'name' | 'colon' | 'value' | 'comma'

/** An open object or list, or the document itself. */
export interface Frame {
  readonly type: 'object' | 'array' | 'document'
  readonly start: number
  /** Undefined for the document and where nesting is too deep. */
  readonly node: OpenObject | OpenArray | undefined
  /** The node itself or, where it is left out, the innermost one around it. */
  readonly anchor: Node | undefined
  want: Want
  key: Key | undefined
  member: OpenMember | undefined
  /** The last comma, as long as nothing follows it. */
  comma: Span | undefined
  pointer: string | undefined
}

/** A broken file can have a problem at each of its bytes; nobody reads more than these. */
const mostFaults = 1000

/** Collects the tree, the comments and the problems of one text while the grammar walks over its tokens. */
export class JsonTree {
  readonly problems: SyntaxProblem[] = []
  readonly comments: Comment[] = []
  root: Node | undefined
  top: Frame = frame('document', 0, undefined, undefined)
  private readonly below: Frame[] = []
  private faults = 0
  private tooDeep = false
  private readonly opened = { object: 0, array: 0, document: 1 }

  /** How many objects or lists of this type are open. */
  countOpen(type: 'object' | 'array'): number {
    return this.opened[type]
  }

  /** JSON Pointer of the innermost value around the present place. */
  pointer(): string {
    const { top } = this
    top.pointer ??= top.anchor ? pointerTo(top.anchor) : ''
    return top.pointer
  }

  /** Notes a problem at the present place or, where a node is given, in that node. */
  problem(kind: SyntaxProblem['kind'], span: Span, message: string, at?: Node): void {
    if (kind === 'syntax' && ++this.faults > mostFaults) return
    this.problems.push({ kind, span, message, pointer: at ? pointerTo(at) : this.pointer() })
  }

  comment(token: Token): void {
    const span = { start: token.start, end: token.end }
    this.comments.push({ span, text: commentWords(token.value) })
    if (token.fault) this.problem('syntax', token.fault.span, token.fault.message)
    else this.problem('comment', span, 'JSON has no comments')
  }

  /** Hangs a number, text or word into the tree. A fault in it is the value's own. */
  leaf(token: Token): void {
    const holder = this.holder(token.end)
    const node = leafNode(token, holder)
    if (holder !== 'none') this.hang(node)
    if (token.fault) this.fault(token.fault, holder === 'none' ? undefined : node)
    this.top.want = 'comma'
  }

  fault(fault: Fault, at?: Node): void {
    this.problem('syntax', fault.span, fault.message, at)
  }

  /** Opens an object or list as the next value; `detached` where it has no place in the tree. */
  open(type: 'object' | 'array', token: Token, detached = false): void {
    const { top } = this
    top.want = 'comma'
    const deep = this.below.length >= maxDepth
    if (deep || detached) this.pointer()
    if (deep && !this.tooDeep) {
      this.tooDeep = true
      this.problem('too-deep', tokenSpan(token), `this is nested more than ${maxDepth} levels deep`)
    }
    const holder = detached || deep ? 'none' : this.holder(token.end)
    const node = holder === 'none' ? undefined : container(type, token, holder)
    if (node) this.hang(node)
    else top.member = undefined
    this.below.push(top)
    this.opened[type]++
    this.top = frame(type, token.start, node, node ?? top.anchor)
    // What is left out shares the pointer of what holds it: to build it anew on each level would take quadratic time.
    if (!node) this.top.pointer = top.pointer
  }

  /** Closes the innermost object or list behind the offset `end`. */
  close(end: number): void {
    const { top } = this
    const outer = this.below.pop()
    if (!outer || top.type === 'document') return
    this.opened[top.type]--
    if (top.node) top.node.span.end = end
    if (outer.member) outer.member.span.end = end
    this.top = outer
  }

  private holder(end: number): Holder | undefined | 'none' {
    const { node, key, type } = this.top
    if (type === 'document') return undefined
    if (node?.type === 'array') return { in: 'list', list: node, index: node.items.length }
    if (node?.type !== 'object' || !key) return 'none'
    const span = { start: key.span.start, end }
    // The value follows at once: see `hang`.
    const member: OpenMember = { key, value: undefined as unknown as Node, span, owner: node }
    this.top.member = member
    return { in: 'member', member }
  }

  private hang(node: Node): void {
    const { top } = this
    if (top.type === 'document') this.root = node
    else if (top.node?.type === 'array') top.node.items.push(node)
    else if (top.node?.type === 'object' && top.member) {
      top.member.value = node
      top.node.members.push(top.member)
    }
  }
}

function frame(type: Frame['type'], start: number, node: Frame['node'], anchor: Node | undefined): Frame {
  const want = type === 'object' ? 'name' : 'value'
  return { type, start, node, anchor, want, key: undefined, member: undefined, comma: undefined, pointer: undefined }
}

function container(type: 'object' | 'array', token: Token, holder: Holder | undefined): OpenObject | OpenArray {
  const span = { start: token.start, end: token.end }
  return type === 'object' ? { type, span, holder, members: [] } : { type, span, holder, items: [] }
}

function leafNode(token: Token, at: Holder | undefined | 'none'): Node {
  const holder = at === 'none' ? undefined : at
  const span = tokenSpan(token)
  const { kind, value } = token
  if (kind === 'number') return { type: 'number', span, holder, value: Number(value), raw: value }
  if (kind === 'literal') {
    return value === 'null'
      ? { type: 'null', span, holder }
      : { type: 'boolean', span, holder, value: value === 'true' }
  }
  return { type: 'string', span, holder, value: kind === 'word' ? withoutQuotes(value) : value }
}

/** The span of a token as a thing of its own. */
export function tokenSpan(token: Token): Span {
  return { start: token.start, end: token.end }
}

/** A bare word or a text in the wrong quotes, as it was probably meant. */
export function withoutQuotes(word: string): string {
  return /^['\u201c-\u201f]/.test(word) ? word.slice(1, -1) : word
}
