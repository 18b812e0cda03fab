import type { Node, ObjectNode, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { ItemView, ListName, ListView } from '../../kinds/dump/views.js'
import type { ListedEntry, RunSubject } from '../../kinds/listed.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'

const words: Readonly<Record<ListName, string>> = {
  tools: 'tool',
  resources: 'resource',
  resourceTemplates: 'resource template',
  prompts: 'prompt',
}

/** The text of a member, where it is one. */
export function textOf(node: ObjectNode, name: string): StringNode | undefined {
  const value = member(node, name)?.value
  return value?.type === 'string' ? value : undefined
}

/** How a message names an entry: `the tool "get_weather"`; by its place where nothing names it. */
export function called(item: ItemView): string {
  const word = words[item.of]
  const name = nameOf(item.node)
  if (name !== undefined) return `the ${word} ${quote(name)}`
  return item.list.node === item.node ? `this ${word}` : `${word} ${item.index + 1} of the list`
}

function nameOf(node: ObjectNode): string | undefined {
  return ['name', 'uri', 'uriTemplate'].map(name => textOf(node, name)?.value).find(text => text?.trim())
}

/** ` of "get_weather"`: the nearest named object around a part of an entry; empty where there is none. */
export function ofOwner(part: Node): string {
  for (let at: Node | undefined = part; at?.holder; ) {
    at = at.holder.in === 'list' ? at.holder.list : at.holder.member.owner
    const name = at.type === 'object' ? nameOf(at) : undefined
    if (name !== undefined) return ` of ${quote(name)}`
  }
  return ''
}

/** Why a member is no text that names something: it is absent, of another type, or empty. */
export interface MissingText {
  readonly id: 'absent' | 'type' | 'empty'
  /** The value, or the object that lacks it. */
  readonly at: Node
  /** "a number", or "" where the type is not the point. */
  readonly is: string
}

/** Whether a member that has to be a text is none; undefined where it is one. */
export function missingText(node: ObjectNode, name: string): MissingText | undefined {
  const value = member(node, name)?.value
  if (!value) return { id: 'absent', at: node, is: '' }
  if (value.type !== 'string') return { id: 'type', at: value, is: typeInWords(value) }
  return value.value === '' ? { id: 'empty', at: value, is: '' } : undefined
}

/** An entry whose text another one before it has. */
export interface Again {
  readonly item: ItemView
  readonly text: StringNode
  readonly first: StringNode
}

/** The entries of one list, over all its pages, whose member repeats that of an earlier entry. Linear. */
export function* repeated(lists: readonly ListView[], of: ListName, name: string): Generator<Again> {
  let seen = new Map<string, StringNode>()
  let before: ListView | undefined
  for (const list of lists) {
    if (list.of !== of) continue
    if (before && isListedAnew(before)) seen = new Map()
    before = list
    for (const item of list.items) {
      const text = textOf(item.node, name)
      if (!text || text.value === '' || ('foreign' in item && item.foreign)) continue
      const first = seen.get(text.value)
      if (first) yield { item, text, first }
      else seen.set(text.value, text)
    }
  }
}

/** Entries that a file before theirs lists too, where one server is behind both. Of entries that are equal in one file the first. */
export function* repeatedAcross(
  { files, sameServer }: RunSubject,
  of: ListName,
): Generator<{ readonly entry: ListedEntry; readonly first: ListedEntry }> {
  if (!sameServer) return
  const seen = new Map<string, ListedEntry>()
  for (const { entries } of files) {
    const told = new Set<string>()
    for (const entry of entries) {
      if (entry.of !== of || told.has(entry.id)) continue
      told.add(entry.id)
      const first = seen.get(entry.id)
      if (first) yield { entry, first }
      else seen.set(entry.id, entry)
    }
  }
}

/** A response that was the last page of its list: what follows in a log is another answer, and repeats all of it. */
function isListedAnew({ result }: ListView): boolean {
  return result?.envelope !== undefined && member(result.node, 'nextCursor') === undefined
}
