import {
  type ArrayNode,
  type Document,
  type Holder,
  type Key,
  type Member,
  maxDepth,
  type Node,
  type Span,
} from './document.js'
import { jsonEditor } from './editor-json.js'

/** A node of every type: with one shape for all, a tree of millions of nodes is small and quick to walk. */
class StrictNode {
  readonly type: Node['type']
  readonly start: number
  end: number
  /** The member or list that holds it. */
  private readonly up: StrictMember | StrictNode | undefined
  private readonly text: string
  /** What `perNode` keeps. */
  answers: undefined
  /** Members or items. */
  readonly parts: (StrictMember | StrictNode)[] | undefined

  constructor(
    type: Node['type'],
    start: number,
    end: number,
    up: StrictMember | StrictNode | undefined,
    text: string,
    parts: (StrictMember | StrictNode)[] | undefined,
  ) {
    this.type = type
    this.start = start
    this.end = end
    this.up = up
    this.text = text
    this.answers = undefined
    this.parts = parts
  }

  get span(): Span {
    return { start: this.start, end: this.end }
  }

  get holder(): Holder | undefined {
    if (this.up === undefined || this.up instanceof StrictMember) return this.up as Holder | undefined
    return { in: 'list', list: this.up as unknown as ArrayNode, index: this.up.indexOf(this) }
  }

  /** The number of an item, found by where it begins: few are ever asked for theirs. */
  private indexOf(item: StrictNode): number {
    const parts = this.parts ?? []
    let [low, high] = [0, parts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((parts[middle]?.start ?? 0) < item.start) low = middle + 1
      else high = middle
    }
    return low
  }

  get members(): unknown {
    return this.type === 'object' ? this.parts : undefined
  }

  get items(): unknown {
    return this.type === 'array' ? this.parts : undefined
  }

  get raw(): string {
    return this.text.slice(this.start, this.end)
  }

  get value(): string | number | boolean | undefined {
    const { type, start, end, text } = this
    if (type === 'string') return decoded(text, start, end)
    if (type === 'number') return Number(text.slice(start, end))
    return type === 'boolean' ? text.charCodeAt(start) === letterT : undefined
  }
}

/** The name of a member; made when it is asked for. */
class StrictKey implements Key {
  private readonly of: StrictMember

  constructor(of: StrictMember) {
    this.of = of
  }

  get name(): string {
    return this.of.name
  }

  get span(): Span {
    return { start: this.of.start, end: this.of.nameEnd }
  }
}

/** A member, and the holder of its value in one. */
class StrictMember {
  readonly name: string
  readonly start: number
  readonly nameEnd: number
  value: StrictNode | undefined
  readonly owner: StrictNode

  constructor(name: string, start: number, nameEnd: number, owner: StrictNode) {
    this.name = name
    this.start = start
    this.nameEnd = nameEnd
    this.value = undefined
    this.owner = owner
  }

  get key(): Key {
    return new StrictKey(this)
  }

  get span(): Span {
    return { start: this.start, end: this.value?.end ?? this.nameEnd }
  }

  get in(): 'member' {
    return 'member'
  }

  get member(): Member {
    return this as unknown as Member
  }
}

const [tab, lineFeed, carriageReturn, blank, quote, comma, minus, dot, digit0, digit9, colon] = [
  9, 10, 13, 32, 34, 44, 45, 46, 48, 57, 58,
]
const [letterE, openList, backslash, closeList, lettere, letterf, lettern, letterT, openObject, closeObject] = [
  69, 91, 92, 93, 101, 102, 110, 116, 123, 125,
]

/**
 * Reads what JSON.parse takes, and nothing else: undefined for every other text, and for one that is nested too deep. The nodes
 * are those of the tolerant reader, worked out when they are asked: most of a large file is never looked at.
 */
export function readStrict(text: string): Node | undefined {
  return treeOf(text) as unknown as Node | undefined
}

/** The document of such a text; a byte order mark in front is taken away. */
export function strictDocument(source: string, uri: string): Document | undefined {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const node = readStrict(text)
  if (!node) return undefined
  const roots = [{ index: 0, node }]
  return { uri, text, syntax: 'json', roots, comments: [], problems: [], editor: jsonEditor(text) }
}

/** One pass over a text, without recursion. Undefined where it is nothing for us. */
function treeOf(text: string): StrictNode | undefined {
  const names = new Names(text)
  const stack: StrictNode[] = []
  let top: StrictNode | undefined
  let holder: StrictMember | undefined
  let root: StrictNode | undefined
  let at = skip(text, 0)
  for (;;) {
    // A value begins here.
    const type = typeAt(text.charCodeAt(at))
    if (type === undefined) return undefined
    const opens = type === 'object' || type === 'array'
    const end = opens ? at + 1 : leafEnd(text, type, at)
    if (end < 0) return undefined
    const node = new StrictNode(type, at, end, holder ?? top, text, opens ? [] : undefined)
    if (holder) holder.value = node
    else if (top) top.parts?.push(node)
    else root = node
    holder = undefined
    at = skip(text, end)
    let first = false
    if (opens) {
      if (stack.length >= maxDepth) return undefined
      stack.push(node)
      top = node
      first = text.charCodeAt(at) !== (type === 'object' ? closeObject : closeList)
    }
    // Behind a value: close what ends here, then go on behind a comma.
    while (!first) {
      if (!top) return at >= text.length ? root : undefined
      const next = text.charCodeAt(at)
      if (next === comma) {
        at = skip(text, at + 1)
        break
      }
      if (next !== (top.type === 'object' ? closeObject : closeList)) return undefined
      top.end = at + 1
      stack.pop()
      top = stack.at(-1)
      at = skip(text, at + 1)
    }
    if (top?.type !== 'object') continue
    // A name and its colon.
    if (text.charCodeAt(at) !== quote) return undefined
    const nameEnd = stringEnd(text, at)
    const mark = nameEnd < 0 ? -1 : skip(text, nameEnd)
    if (text.charCodeAt(mark) !== colon) return undefined
    holder = new StrictMember(names.at(at, nameEnd), at, nameEnd, top)
    top.parts?.push(holder)
    at = skip(text, mark + 1)
  }
}

/** Gives the same string for the same name: a schema says `type` a thousand times. */
class Names {
  private readonly known = new Array<string>(1024).fill('')
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** The name between the quotes at `start` and before `end`. */
  at(start: number, end: number): string {
    const { text } = this
    const length = end - start - 2
    if (length > 60) return decoded(text, start, end)
    const slot = (length * 31 + text.charCodeAt(start + 1) * 7 + text.charCodeAt(end - 2)) & 1023
    const known = this.known[slot] as string
    // What is kept has no escapes, so a text that says the same is the same name.
    if (known.length === length && length > 0 && text.startsWith(known, start + 1)) return known
    const name = decoded(text, start, end)
    if (name.length === length) this.known[slot] = name
    return name
  }
}

function skip(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== blank && code !== lineFeed && code !== carriageReturn && code !== tab) return at
    at++
  }
}

/** Behind a string, number or word; -1 where it is none. */
function leafEnd(text: string, type: Node['type'], at: number): number {
  if (type === 'string') return stringEnd(text, at)
  if (type === 'number') return numberEnd(text, at)
  const word = type === 'null' ? 'null' : text.charCodeAt(at) === letterT ? 'true' : 'false'
  return text.startsWith(word, at) ? at + word.length : -1
}

/** Behind the closing quote. */
function stringEnd(text: string, start: number): number {
  const { length } = text
  for (let at = start + 1; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code < blank) return -1
    if (code !== backslash) continue
    at = escapeEnd(text, at)
    if (at < 0) return -1
  }
  return -1
}

/** The last unit of an escape. */
function escapeEnd(text: string, start: number): number {
  const escaped = text[start + 1]
  if (escaped === 'u') return /^[0-9A-Fa-f]{4}$/.test(text.slice(start + 2, start + 6)) ? start + 5 : -1
  return escaped !== undefined && '"\\/bfnrt'.includes(escaped) ? start + 1 : -1
}

function numberEnd(text: string, start: number): number {
  const first = text.charCodeAt(start) === minus ? start + 1 : start
  let at = digitsEnd(text, first)
  if (at === first || (at - first > 1 && text.charCodeAt(first) === digit0)) return -1
  if (text.charCodeAt(at) === dot) {
    const fraction = at + 1
    at = digitsEnd(text, fraction)
    if (at === fraction) return -1
  }
  const mark = text.charCodeAt(at)
  if (mark !== lettere && mark !== letterE) return at
  const sign = text[at + 1]
  const exponent = sign === '+' || sign === '-' ? at + 2 : at + 1
  at = digitsEnd(text, exponent)
  return at === exponent ? -1 : at
}

function digitsEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (!(code >= digit0 && code <= digit9)) return at
    at++
  }
}

function typeAt(code: number): Node['type'] | undefined {
  switch (code) {
    case quote:
      return 'string'
    case openObject:
      return 'object'
    case openList:
      return 'array'
    case letterT:
    case letterf:
      return 'boolean'
    case lettern:
      return 'null'
    default:
      return code === minus || (code >= digit0 && code <= digit9) ? 'number' : undefined
  }
}

/** What a string between its quotes says. */
function decoded(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1)
  return inner.includes('\\') ? (JSON.parse(`"${inner}"`) as string) : inner
}
