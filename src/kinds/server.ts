import { concepts, typeWords } from '../clients/members.js'
import type { ClientProfile, Concept, Field, Transport } from '../clients/profile.js'
import type { ArrayNode, Member, Node, ObjectNode, StringNode } from '../document/document.js'
import { effectiveMembers, member } from '../document/tree.js'
import { checkShape, missingMembers, type Reading, type ShapeProblem } from '../shape/check.js'

/** One server entry as one client sees it. */
export interface Server {
  readonly name: string
  readonly member: Member
  readonly node: ObjectNode
  /** The members under the client's own words. */
  readonly program: Member | undefined
  readonly arguments: Member | undefined
  readonly addresses: readonly Member[]
  readonly word: Member | undefined
  /** How the client reaches the server; undefined where that cannot be told. */
  readonly transport: Transport | undefined
  /** Why questions about the transport have ended. */
  readonly trouble: Trouble | undefined
  /** Members of other clients that stand for something this entry lacks. */
  readonly strangers: readonly Stranger[]
  /** What the members do not keep of their shapes, as this client checks them. */
  readonly problems: readonly ShapeProblem[]
}
export type Trouble = 'unreadable-word' | 'unknown-word' | 'word-without-program' | 'word-without-address' | 'both'
export interface Stranger {
  readonly member: Member
  readonly concept: Concept
  /** It stands for the address, program or transport word that is missing: without it there is no server. */
  readonly vital: boolean
}

/** The fact about a member of an entry, never one inherited from Object. */
export function fieldOf(client: ClientProfile, name: string): Field | undefined {
  return Object.hasOwn(client.fields, name) ? client.fields[name] : undefined
}

/** Reads an entry as a client does. */
export function readServer(entry: Member, client: ClientProfile, reading: Reading = {}): Server | undefined {
  const node = entry.value
  if (node.type !== 'object') return undefined
  const own = (concept: Concept): Member[] => (client.words[concept] ?? []).flatMap(name => member(node, name) ?? [])
  const program = own('program')[0]
  const addresses = own('address')
  const word = client.transport.member ? member(node, client.transport.member) : undefined
  const trouble = findTrouble(client, program, addresses, word)
  const transport = findTransport(client, program, addresses, word, trouble)
  const strangers = findStrangers(node, client, { program, addresses, word })
  return {
    name: entry.key.name,
    member: entry,
    node,
    program,
    arguments: own('arguments')[0],
    addresses,
    word,
    transport,
    trouble,
    strangers,
    problems: checkMembers(node, client, transport, reading),
  }
}

/** What a word means to a client, or undefined when the client does not take it. */
export function meaningOf(client: ClientProfile, word: string): Transport | undefined {
  return Object.hasOwn(client.transport.words, word) ? client.transport.words[word] : undefined
}

function findTrouble(
  client: ClientProfile,
  program: Member | undefined,
  addresses: readonly Member[],
  word: Member | undefined,
): Trouble | undefined {
  if (word && word.value.type !== 'string') return 'unreadable-word'
  const meaning = word?.value.type === 'string' ? meaningOf(client, word.value.value) : undefined
  if (word && !meaning) return 'unknown-word'
  if (meaning === 'stdio' && !program && addresses.length > 0) return 'word-without-program'
  if (meaning && meaning !== 'stdio' && program && addresses.length === 0) return 'word-without-address'
  return program && addresses.length > 0 ? 'both' : undefined
}

function findTransport(
  client: ClientProfile,
  program: Member | undefined,
  addresses: readonly Member[],
  word: Member | undefined,
  trouble: Trouble | undefined,
): Transport | undefined {
  const text = word?.value.type === 'string' ? word.value.value : undefined
  const meaning = text === undefined ? undefined : meaningOf(client, text)
  if (trouble === 'unreadable-word') return undefined
  if (trouble === 'unknown-word' && client.transport.otherWords === 'refused') return undefined
  if (meaning && text !== undefined && client.transport.firm.includes(text)) return meaning
  if (program) return 'stdio'
  if (addresses.length > 0) return meaning && meaning !== 'stdio' ? meaning : 'http'
  return meaning
}

function findStrangers(
  node: ObjectNode,
  client: ClientProfile,
  own: { program: Member | undefined; addresses: readonly Member[]; word: Member | undefined },
): Stranger[] {
  const reachable = own.program !== undefined || own.addresses.length > 0
  return effectiveMembers(node).flatMap((one): Stranger[] => {
    const concept = Object.hasOwn(concepts, one.key.name) ? concepts[one.key.name]?.concept : undefined
    if (!concept || fieldOf(client, one.key.name)) return []
    const text = one.value.type === 'string'
    if (concept === 'address' || concept === 'program') {
      return [{ member: one, concept, vital: text && !reachable && (client.words[concept]?.length ?? 0) > 0 }]
    }
    if (concept === 'transport' && !reachable && holdsAddress(one.value)) return [{ member: one, concept, vital: true }]
    const addressAlone = own.addresses.length > 0 && !own.program && client.transport.addressAlone === 'refused'
    const vital = concept === 'transport' && text && !own.word && addressAlone
    return [{ member: one, concept, vital }]
  })
}

/** `"transport": { "type": "http", "url": … }`, as Claude Desktop and others never read it. */
function holdsAddress(node: Node): boolean {
  return node.type === 'object' && node.members.some(one => concepts[one.key.name]?.concept === 'address')
}

/** Whether the client looks at a member at all for this transport. */
export function appliesTo(field: Field, transport: Transport | undefined): boolean {
  return !field.on || !transport || field.on.includes(transport)
}

function checkMembers(
  node: ObjectNode,
  client: ClientProfile,
  transport: Transport | undefined,
  reading: Reading,
): ShapeProblem[] {
  const inside = effectiveMembers(node).flatMap((one): ShapeProblem[] => {
    const field = fieldOf(client, one.key.name)
    if (!field) return [{ kind: 'unknown-member', member: one, known: Object.keys(client.fields), refused: false }]
    if (field.refused || field.belongs || !appliesTo(field, transport)) return []
    return checkShape(one.value, field, reading)
  })
  const needed = requiredFields(client).filter(([, field]) => appliesTo(field, transport))
  return [...missingMembers(node, Object.fromEntries(needed)), ...inside]
}

const required = new WeakMap<ClientProfile, [string, Field][]>()

/** The members that an entry needs, worked out once for each client. */
function requiredFields(client: ClientProfile): [string, Field][] {
  const known = required.get(client)
  if (known) return known
  const found = Object.entries(client.fields).filter(([name, field]) => field.required && !isReachWord(client, name))
  required.set(client, found)
  return found
}

/** Program, address and transport word have codes of their own when they are missing. */
function isReachWord(client: ClientProfile, name: string): boolean {
  const { program = [], address = [] } = client.words
  return program.includes(name) || address.includes(name) || client.transport.member === name
}

/** The string of a member, or undefined. */
export function stringOf(one: Member | undefined): StringNode | undefined {
  return one?.value.type === 'string' ? one.value : undefined
}

/** The list of a member, or undefined. */
export function listOf(one: Member | undefined): ArrayNode | undefined {
  return one?.value.type === 'array' ? one.value : undefined
}

/** The words of a list; items of other types become "". */
export function wordsOf(list: ArrayNode | undefined): string[] {
  return (list?.items ?? []).map(item => (item.type === 'string' ? item.value : ''))
}

/** A client's own word for what another client's word means, or undefined where it has none. */
export function ownTransportWord(client: ClientProfile, word: string): string | undefined {
  if (Object.hasOwn(client.transport.words, word)) return word
  const meaning = Object.hasOwn(typeWords, word.toLowerCase()) ? typeWords[word.toLowerCase()] : undefined
  if (!meaning) return undefined
  if (meaningOf(client, meaning) === meaning) return meaning
  return Object.keys(client.transport.words).find(own => client.transport.words[own] === meaning)
}
