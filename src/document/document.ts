/** Half-open range of UTF-16 offsets into `Document.text`. The only kind of position in the core. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A member's name as it stands in the text. The span of a quoted name includes the quotes. */
export interface Key {
  readonly name: string
  readonly span: Span
}

/** One name and its value. `owner` is the object that holds it. */
export interface Member {
  readonly key: Key
  readonly value: Node
  /** From the start of the name to the end of the value, without a comma. */
  readonly span: Span
  readonly owner: ObjectNode
}

/** Where a node hangs in the tree: the member or list that holds it; undefined for a root. */
export type Holder =
  | { readonly in: 'member'; readonly member: Member }
  | { readonly in: 'list'; readonly list: ArrayNode; readonly index: number }

interface NodeBase {
  /** Of strings, the quotes belong to it. Of TOML tables without braces: from the first to the last byte that builds them. */
  readonly span: Span
  readonly holder: Holder | undefined
}
export interface ObjectNode extends NodeBase {
  readonly type: 'object'
  /** In source order; a name that stands twice is here twice. */
  readonly members: readonly Member[]
}
export interface ArrayNode extends NodeBase {
  readonly type: 'array'
  readonly items: readonly Node[]
}
export interface StringNode extends NodeBase {
  readonly type: 'string'
  readonly value: string
}
export interface NumberNode extends NodeBase {
  readonly type: 'number'
  /** As IEEE 754 double; `raw` has the digits as written, so nothing is lost to rounding. */
  readonly value: number
  readonly raw: string
  /** Only where the syntax tells integers from floats (TOML: `1.0` is no integer); JSON leaves it out. */
  readonly integer?: boolean
}
export interface BooleanNode extends NodeBase {
  readonly type: 'boolean'
  readonly value: boolean
}
export interface NullNode extends NodeBase {
  readonly type: 'null'
}
/** A TOML date or time. */
export interface DateNode extends NodeBase {
  readonly type: 'date'
  readonly raw: string
}
export type Node = ObjectNode | ArrayNode | StringNode | NumberNode | BooleanNode | NullNode | DateNode

export interface Comment {
  readonly span: Span
  /** The words without the comment marks, trimmed. */
  readonly text: string
}

/**
 * A place where a strict reader would stumble. `comment` and `trailing-comma` are legal for some readers, `duplicate-key`
 * is listed here only where the syntax itself forbids it (TOML); everything else is `syntax`.
 */
export interface SyntaxProblem {
  readonly kind: 'syntax' | 'comment' | 'trailing-comma' | 'duplicate-key' | 'too-deep'
  readonly span: Span
  /** One plain clause in lower case without a full stop: "a comma is missing before this". */
  readonly message: string
  /** JSON Pointer of the innermost value that holds the place; "" for the document. */
  readonly pointer: string
  /** Which document of a text that holds several; else missing. */
  readonly document?: number
}

/** A file may hold several documents (NDJSON, YAML streams). Ordinary files have one root, an empty file has none. */
export interface Root {
  readonly index: number
  readonly node: Node
}

export interface TextEdit {
  readonly span: Span
  readonly text: string
}

/** Turns a wish about the tree into the smallest text edits, laid out like the neighbours. One per syntax. */
export interface Editor {
  /** Replaces a whole value; `value` is plain JSON data. A list stands on one line, or (`spread`) as the objects around it do. */
  replace(node: Node, value: unknown, lists?: 'spread'): TextEdit[]
  /** Replaces the stretch from..to (offsets in `node.value`) of a string; the rest keeps its escapes. */
  replaceInside(node: StringNode, from: number, to: number, text: string): TextEdit[]
  /** Gives a member another name; quotes as before. */
  rename(key: Key, name: string): TextEdit[]
  /** Adds a member right after the member named `after`, or as the first one. */
  insert(into: ObjectNode, name: string, value: unknown, after?: Member): TextEdit[]
  /** Adds an item before the present item `index` (or at the end when `index` is the length), laid out like the other items. */
  insertItem(into: ArrayNode, index: number, value: unknown): TextEdit[]
  /** Takes a member away, with its comma; comments around it stay. */
  remove(member: Member): TextEdit[]
  /** Takes an item out of its list, with its comma. */
  removeItem(item: Node): TextEdit[]
  /** Puts the whole content of `object` below a new member `key`, one step further in. */
  wrap(object: ObjectNode, key: string): TextEdit[]
  /** Takes away a stretch of text that carries no meaning (a trailing comma). */
  cut(span: Span): TextEdit[]
}

export type Syntax = 'json' | 'toml'

/** A text and what it says, with the place of everything. */
export interface Document {
  /** Path with "/" between parts, relative to where the run started. */
  readonly uri: string
  /** Without a leading byte order mark; offsets count from here. */
  readonly text: string
  readonly syntax: Syntax
  readonly roots: readonly Root[]
  readonly comments: readonly Comment[]
  /** In source order. The tree of a text with a `syntax` problem is a guess and must not be judged. */
  readonly problems: readonly SyntaxProblem[]
  /** Undefined where mcp-lint writes no fixes into this syntax. */
  readonly editor: Editor | undefined
}

/** The deepest nesting that is read; a reader reports `too-deep` and leaves out what lies below. */
export const maxDepth = 256
