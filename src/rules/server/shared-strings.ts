import type { ClientProfile, Field, Shape } from '../../clients/profile.js'
import type { Member, Node, StringNode } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import { appliesTo, fieldOf, listOf, type Server, stringOf, wordsOf } from '../../kinds/server.js'
import { expandsItself, runsInShell } from '../../text/placeholders.js'
import { codeIndex } from '../../text/script.js'

/** A string of an entry that the client hands on as it stands, or after it has replaced placeholders. */
export interface PlainString {
  readonly node: StringNode
  /** The member of the entry that it belongs to. */
  readonly member: Member
}

/**
 * The strings that a client reads in an entry, as far as `wanted` takes them. Left out: members it does not read, the transport word, bare names of
 * variables, and texts for a shell, for an interpreter or for a program that replaces placeholders itself.
 */
export function plainStrings(server: Server, client: ClientProfile, wanted: (text: string) => boolean): PlainString[] {
  const found = effectiveMembers(server.node).flatMap(one => {
    const field = fieldOf(client, one.key.name)
    if (!field || one === server.word || !takesText(field, server)) return []
    return stringsIn(one.value, choices(field)).flatMap(node => (wanted(node.value) ? [{ node, member: one }] : []))
  })
  if (found.length === 0) return found
  const notOurs = leftToOthers(server)
  return found.filter(({ node }) => !notOurs.has(node))
}

function takesText(field: Field, { transport }: Server): boolean {
  if (field.unused || field.refused || field.belongs || field.shell) return false
  return appliesTo(field, transport) && !(transport && field.notReadOn?.includes(transport))
}

function leftToOthers(server: Server): ReadonlySet<Node> {
  const command = stringOf(server.program)?.value ?? ''
  const list = listOf(server.arguments)
  const args = wordsOf(list)
  const code = codeIndex(command, args)
  const isTheirs = (at: number): boolean =>
    at === code || runsInShell(command, args, at) || expandsItself(command, args, at)
  return new Set((list?.items ?? []).filter((_, at) => isTheirs(at)))
}

const choices = (shape: Shape): Shape[] => (shape.type === 'either' ? shape.of.flatMap(choices) : [shape])

/** `shapes` are those that the value may have; none where nothing is known of it or it has a wrong type. */
function stringsIn(node: Node, shapes: readonly Shape[]): StringNode[] {
  if (node.type === 'string') {
    return shapes.some(one => one.type === 'string' && one.format === 'variable-name') ? [] : [node]
  }
  if (node.type === 'array') {
    const items = shapes.flatMap(one => (one.type === 'list' ? choices(one.of) : []))
    return node.items.flatMap(item => stringsIn(item, items))
  }
  if (node.type !== 'object') return []
  return effectiveMembers(node).flatMap(({ key, value }) => {
    const inner = shapes.map(one => shapesOf(one, key.name))
    return inner.includes('unknown') ? [] : stringsIn(value, inner.filter(one => one !== 'unknown').flat())
  })
}

/** The shapes of a member of an object, or `unknown` where the client does not know the member. */
function shapesOf(shape: Shape, name: string): readonly Shape[] | 'unknown' {
  if (shape.type === 'map') return choices(shape.of)
  if (shape.type !== 'object') return []
  const own = Object.hasOwn(shape.members, name) ? shape.members[name] : undefined
  if (own) return choices(own)
  return shape.others === 'unchecked' ? [] : 'unknown'
}
