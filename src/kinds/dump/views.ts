import type { ArrayNode, Member, Node, ObjectNode, StringNode } from '../../document/document.js'

/** The lists that a server answers with, by the member that holds them. */
export type ListName = 'tools' | 'resources' | 'resourceTemplates' | 'prompts'

/** One entry of a list that is an object. */
export interface ItemView {
  readonly of: ListName
  readonly node: ObjectNode
  /** Its name, where that is a string. */
  readonly name: StringNode | undefined
  /** Its place in its list. */
  readonly index: number
  readonly list: ListView
}

/** A tool, as it is declared. */
export interface ToolView extends ItemView {
  readonly of: 'tools'
  /** A tool in the form of a model's API instead of MCP. */
  readonly foreign: ForeignForm | undefined
}
export type ForeignForm = 'openai-chat' | 'openai-responses' | 'gemini'

/** One list, on one page. */
export interface ListView {
  readonly of: ListName
  /** The list, or what stands in its place. */
  readonly node: Node
  /** The member that holds it; undefined for a bare list, and for an entry that stands alone. */
  readonly member: Member | undefined
  readonly result: ResultView | undefined
  readonly items: readonly ItemView[]
  /** Entries that are no objects. */
  readonly others: readonly Node[]
}

/** What a server answered, or what was collected from several answers. */
export interface ResultView {
  readonly node: ObjectNode
  /** The JSON-RPC response around it, or the object with `result`. */
  readonly envelope: ObjectNode | undefined
  /**
   * `list`: the answer to one of the list requests; `initialize` and `discover`: to those; `collected`: several lists or lists
   * beside capabilities; `capabilities`: only those.
   */
  readonly form: 'list' | 'initialize' | 'discover' | 'collected' | 'capabilities'
  /** As it went over the wire: it stands in a response, or has one of resultType, ttlMs and cacheScope. */
  readonly wire: boolean
  readonly lists: readonly ListView[]
  /** What the server declares, where it is an object. */
  readonly capabilities: ObjectNode | undefined
}

/** All that a file says about what a server lists. */
export interface Dump {
  readonly results: readonly ResultView[]
  /** Responses that carry an error and no result. */
  readonly failures: readonly ObjectNode[]
  /** Every list, in the order of the text; pages of one list are several. */
  readonly lists: readonly ListView[]
  readonly tools: readonly ToolView[]
  readonly resources: readonly ItemView[]
  readonly templates: readonly ItemView[]
  readonly prompts: readonly ItemView[]
  /** Several responses in one array (a JSON-RPC batch). */
  readonly batch: ArrayNode | undefined
}
