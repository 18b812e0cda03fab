import { type Document, type Holder, type Key, type Member, maxDepth, type Node, type Span } from './document.js'
import { jsonEditor } from './editor-json.js'

/** A node of every type: with one shape for all, a tree of millions of nodes is small and quick to walk. */
class StrictNode {
  readonly type: Node['type']
  readonly start: number
  end: number
  /** The member or list that holds it. */
  private readonly up: StrictMember | StrictNode | undefined
  private readonly index: number
  private readonly text: string
  /** Members or items. */
  readonly parts: (StrictMember | StrictNode)[] | undefined

  constructor(
    type: Node['type'],
    start: number,
    end: number,
    up: StrictMember | StrictNode | undefined,
    index: number,
    text: string,
    parts: (StrictMember | StrictNode)[] | undefined,
  ) {
    this.type = type
    this.start = start
    this.end = end
    this.up = up
    this.index = index
    this.text = text
    this.parts = parts
  }

  get span(): Span {
    return { start: this.start, end: this.end }
  }

  get holder(): Holder | undefined {
    if (this.up === undefined || this.up instanceof StrictMember) return this.up as Holder | undefined
    return { in: 'list', list: this.up as unknown as Extract<Node, { type: 'array' }>, index: this.index }
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

class StrictKey implements Key {
  readonly name: string
  readonly start: number
  readonly end: number

  constructor(name: string, start: number, end: number) {
    this.name = name
    this.start = start
    this.end = end
  }

  get span(): Span {
    return { start: this.start, end: this.end }
  }
}

/** A member, and the holder of its value in one. */
class StrictMember {
  readonly key: StrictKey
  value: StrictNode | undefined
  readonly owner: StrictNode

  constructor(key: StrictKey, owner: StrictNode) {
    this.key = key
    this.value = undefined
    this.owner = owner
  }

  get span(): Span {
    return { start: this.key.start, end: this.value?.end ?? this.key.end }
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
  const root = new StrictReader(text).read()
  return root as unknown as Node | undefined
}

/** The document of such a text; a byte order mark in front is taken away. */
export function strictDocument(source: string, uri: string): Document | undefined {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const node = readStrict(text)
  if (!node) return undefined
  const roots = [{ index: 0, node }]
  return { uri, text, syntax: 'json', roots, comments: [], problems: [], editor: jsonEditor(text) }
}

/** One pass over a text, without recursion. -1 as an offset says that the text is nothing for us. */
class StrictReader {
  private readonly text: string
  private readonly names = new Array<string>(1024).fill('')

  constructor(text: string) {
    this.text = text
  }

  read(): StrictNode | undefined {
    const { text } = this
    const stack: StrictNode[] = []
    let top: StrictNode | undefined
    let holder: StrictMember | undefined
    let root: StrictNode | undefined
    let at = this.skip(0)
    for (;;) {
      // A value begins here.
      const code = text.charCodeAt(at)
      const up = holder ?? top
      const index = holder || !top?.parts ? 0 : top.parts.length
      const type = typeAt(code)
      if (type === undefined) return undefined
      const opens = type === 'object' || type === 'array'
      const end = opens ? at + 1 : this.leafEnd(type, at)
      if (end < 0) return undefined
      const node = new StrictNode(type, at, end, up, index, text, opens ? [] : undefined)
      if (holder) holder.value = node
      else if (top) top.parts?.push(node)
      else root = node
      holder = undefined
      at = this.skip(end)
      if (opens) {
        if (stack.length >= maxDepth) return undefined
        stack.push(node)
        top = node
        const close = type === 'object' ? closeObject : closeList
        if (text.charCodeAt(at) !== close) {
          if (type === 'array') continue
          holder = this.member(node, at)
          if (!holder) return undefined
          at = this.valueAt
          continue
        }
      }
      // Behind a value: close what ends here, then go on behind a comma.
      for (;;) {
        if (!top) return at >= text.length ? root : undefined
        const next = text.charCodeAt(at)
        if (next === (top.type === 'object' ? closeObject : closeList)) {
          top.end = at + 1
          stack.pop()
          top = stack.at(-1)
          at = this.skip(at + 1)
          continue
        }
        if (next !== comma) return undefined
        at = this.skip(at + 1)
        if (top.type === 'object') {
          holder = this.member(top, at)
          if (!holder) return undefined
          at = this.valueAt
        }
        break
      }
    }
  }

  /** Where the value of the member begins that was read last. */
  private valueAt = 0

  /** A name and its colon. */
  private member(owner: StrictNode, at: number): StrictMember | undefined {
    const { text } = this
    if (text.charCodeAt(at) !== quote) return undefined
    const end = this.stringEnd(at)
    if (end < 0) return undefined
    const behind = this.skip(end)
    if (text.charCodeAt(behind) !== colon) return undefined
    this.valueAt = this.skip(behind + 1)
    const member = new StrictMember(new StrictKey(this.name(at, end), at, end), owner)
    owner.parts?.push(member)
    return member
  }

  /** The name between two quotes; the same string for the same name, as a schema says `type` a thousand times. */
  private name(start: number, end: number): string {
    const { text, names } = this
    const length = end - start - 2
    if (length > 60) return decoded(text, start, end)
    const slot = (length * 31 + text.charCodeAt(start + 1) * 7 + text.charCodeAt(end - 2)) & 1023
    const known = names[slot] as string
    // What is kept has no escapes, so a text that says the same is the same name.
    if (known.length === length && length > 0 && text.startsWith(known, start + 1)) return known
    const name = decoded(text, start, end)
    if (name.length === length) names[slot] = name
    return name
  }

  private skip(from: number): number {
    const { text } = this
    let at = from
    for (;;) {
      const code = text.charCodeAt(at)
      if (code !== blank && code !== lineFeed && code !== carriageReturn && code !== tab) return at
      at++
    }
  }

  private leafEnd(type: Node['type'], at: number): number {
    if (type === 'string') return this.stringEnd(at)
    if (type === 'number') return this.numberEnd(at)
    const { text } = this
    const word = type === 'null' ? 'null' : text.charCodeAt(at) === letterT ? 'true' : 'false'
    return text.startsWith(word, at) ? at + word.length : -1
  }

  /** Behind the closing quote. */
  private stringEnd(start: number): number {
    const { text } = this
    for (let at = start + 1; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === quote) return at + 1
      if (code < blank) return -1
      if (code !== backslash) continue
      at++
      const escaped = text[at]
      if (escaped === 'u') {
        if (!/^[0-9A-Fa-f]{4}$/.test(text.slice(at + 1, at + 5))) return -1
        at += 4
      } else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped)) return -1
    }
    return -1
  }

  private numberEnd(start: number): number {
    const { text } = this
    let at = start
    if (text.charCodeAt(at) === minus) at++
    const first = at
    at = this.digitsEnd(at)
    if (at === first || (at - first > 1 && text.charCodeAt(first) === digit0)) return -1
    if (text.charCodeAt(at) === dot) {
      const fraction = at + 1
      at = this.digitsEnd(fraction)
      if (at === fraction) return -1
    }
    const mark = text.charCodeAt(at)
    if (mark !== lettere && mark !== letterE) return at
    const sign = text[at + 1]
    const exponent = sign === '+' || sign === '-' ? at + 2 : at + 1
    at = this.digitsEnd(exponent)
    return at === exponent ? -1 : at
  }

  private digitsEnd(from: number): number {
    let at = from
    for (;;) {
      const code = this.text.charCodeAt(at)
      if (!(code >= digit0 && code <= digit9)) return at
      at++
    }
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
