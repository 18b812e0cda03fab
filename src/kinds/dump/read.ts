import type { ArrayNode, Document, Member, Node, ObjectNode } from '../../document/document.js'
import { perNode } from '../../document/per-node.js'
import { member } from '../../document/tree.js'
import { readableRoots } from '../readable.js'
import type { Dump, ForeignForm, ItemView, ListName, ListView, ResultView, ToolView } from './views.js'

export const listNames: readonly ListName[] = ['tools', 'resources', 'resourceTemplates', 'prompts']

/** Members that only an answer as it went over the wire has. */
const wireMembers = ['resultType', 'ttlMs', 'cacheScope'] as const

type Open = {
  results: ResultView[]
  failures: ObjectNode[]
  lists: ListView[]
  batch: ArrayNode | undefined
}

/** Finds the lists and answers in a document, in every shape that people keep them in. Each document is read once. */
export const readDump: (document: Document, given?: undefined) => Dump = perNode(collect)

function collect(document: Document): Dump {
  const open: Open = { results: [], failures: [], lists: [], batch: undefined }
  for (const { node } of readableRoots(document)) readRoot(node, open)
  const items = (of: ListName): ItemView[] => open.lists.filter(one => one.of === of).flatMap(one => one.items)
  return {
    ...open,
    tools: items('tools') as ToolView[],
    resources: items('resources'),
    templates: items('resourceTemplates'),
    prompts: items('prompts'),
  }
}

function readRoot(node: Node, open: Open): void {
  if (node.type === 'object') readObject(node, open)
  else if (node.type === 'array') readArray(node, open)
}

/** A list of responses, of pages, or of entries. */
function readArray(node: ArrayNode, open: Open): void {
  const first = node.items.find(one => one.type === 'object')
  if (first && isMessage(first)) open.batch = node
  if (first && (isMessage(first) || isPage(first))) {
    for (const one of node.items) if (one.type === 'object') readObject(one, open)
    return
  }
  open.lists.push(listOf(entryList(first) ?? 'tools', node, undefined, undefined))
}

function readObject(node: ObjectNode, open: Open): void {
  if (isMessage(node)) {
    readMessage(node, open)
    return
  }
  const answers = answersIn(node)
  if (answers.length > 0) {
    for (const one of answers) readObject(one, open)
    return
  }
  const of = entryList(node)
  const sure = member(node, 'inputSchema') ?? member(node, 'uriTemplate')
  if (of && (sure || !isPage(node))) open.lists.push(alone(of, node))
  else readResult(node, undefined, open)
}

const methods = [
  ...['initialize', 'server/discover', 'tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'],
]

/** Answers kept by the request (`{"tools/list": {"tools": […]}}`) or by the list (`{"tools": {"tools": […]}}`). */
function answersIn(node: ObjectNode): readonly ObjectNode[] {
  const held = methods.slice(2).some(name => member(node, name)) ? methods : []
  const answers = [
    ...held.map(name => member(node, name)?.value),
    ...listNames.map(name => {
      const value = member(node, name)?.value
      return member(value, name)?.value.type === 'array' ? value : undefined
    }),
  ]
  return answers.filter(one => one?.type === 'object')
}

/** A JSON-RPC message, or an object with nothing but the result. */
function isMessage(node: Node): node is ObjectNode {
  if (node.type !== 'object') return false
  if (member(node, 'jsonrpc')) return true
  const result = member(node, 'result')?.value
  return result?.type === 'object' && !listNames.some(name => member(node, name))
}

function readMessage(node: ObjectNode, open: Open): void {
  const result = member(node, 'result')?.value
  if (result?.type === 'object') readResult(result, node, open)
  else if (!result && member(node, 'error')) open.failures.push(node)
}

/** An answer, or several collected in one object. */
function isPage(node: Node): boolean {
  if (node.type !== 'object') return false
  if (['capabilities', 'serverInfo', 'protocolVersion', 'supportedVersions'].some(name => member(node, name)))
    return true
  return listNames.some(name => listMember(node, name))
}

function readResult(node: ObjectNode, envelope: ObjectNode | undefined, open: Open): void {
  const capabilities = member(node, 'capabilities')?.value
  const wire =
    (envelope !== undefined && member(envelope, 'jsonrpc') !== undefined) ||
    wireMembers.some(name => member(node, name))
  const lists: ListView[] = []
  const held = listNames.flatMap(name => listMember(node, name) ?? []).filter(one => !isCapability(one.value))
  const result: ResultView = {
    node,
    envelope,
    form: formOf(node, held.length),
    wire,
    lists,
    capabilities: capabilities?.type === 'object' ? capabilities : bareCapabilities(node, held.length),
  }
  for (const one of held) {
    const of = one.key.name === pythonTemplates ? 'resourceTemplates' : (one.key.name as ListName)
    lists.push(listOf(of, one.value, one, result))
  }
  open.results.push(result)
  open.lists.push(...lists)
}

/** As Python prints it. */
const pythonTemplates = 'resource_templates'

function listMember(node: ObjectNode, name: ListName): Member | undefined {
  return member(node, name) ?? (name === 'resourceTemplates' ? member(node, pythonTemplates) : undefined)
}

function formOf(node: ObjectNode, lists: number): ResultView['form'] {
  if (lists > 0) return lists > 1 || member(node, 'capabilities') ? 'collected' : 'list'
  if (member(node, 'supportedVersions')) return 'discover'
  if (member(node, 'protocolVersion') || member(node, 'serverInfo')) return 'initialize'
  return 'capabilities'
}

/** `{ "listChanged": true }` is what a server says about its tools, no list of them. */
function isCapability(node: Node): boolean {
  return (
    node.type === 'object' &&
    node.members.every(({ key, value }) => ['listChanged', 'subscribe'].includes(key.name) && value.type !== 'object')
  )
}

const capabilityNames = [
  'tools',
  'resources',
  'prompts',
  'logging',
  'completions',
  'experimental',
  'tasks',
  'extensions',
]

/** The value of `capabilities` alone: nothing but names of capabilities. */
function bareCapabilities(node: ObjectNode, lists: number): ObjectNode | undefined {
  if (lists > 0 || node.members.length === 0) return undefined
  return node.members.every(one => capabilityNames.includes(one.key.name)) ? node : undefined
}

function listOf(of: ListName, node: Node, holder: Member | undefined, result: ResultView | undefined): ListView {
  const items: ItemView[] = []
  const others: Node[] = []
  const list: ListView = { of, node, member: holder, result, items, others }
  if (node.type === 'array')
    node.items.forEach((one, index) => {
      if (one.type === 'object') items.push(itemOf(of, one, index, list))
      else others.push(one)
    })
  return list
}

/** One entry without a list around it. */
function alone(of: ListName, node: ObjectNode): ListView {
  const items: ItemView[] = []
  const list: ListView = { of, node, member: undefined, result: undefined, items, others: [] }
  items.push(itemOf(of, node, 0, list))
  return list
}

function itemOf(of: ListName, node: ObjectNode, index: number, list: ListView): ItemView | ToolView {
  const name = member(node, 'name')?.value
  const item = { of, node, name: name?.type === 'string' ? name : undefined, index, list }
  return of === 'tools' ? { ...item, of, foreign: foreignForm(node) } : item
}

function foreignForm(node: ObjectNode): ForeignForm | undefined {
  const is = (name: string, type: Node['type']) => member(node, name)?.value.type === type
  if (is('functionDeclarations', 'array') || is('function_declarations', 'array')) return 'gemini'
  const type = member(node, 'type')?.value
  if (type?.type !== 'string' || type.value !== 'function' || member(node, 'inputSchema')) return undefined
  if (is('function', 'object')) return 'openai-chat'
  return member(node, 'name') ? 'openai-responses' : undefined
}

/** The list that an object would stand in, by the members that only such entries have. */
function entryList(node: Node | undefined): ListName | undefined {
  if (node?.type !== 'object') return undefined
  const has = (...names: string[]) => names.some(name => member(node, name) !== undefined)
  if (has('uriTemplate', 'uri_template')) return 'resourceTemplates'
  if (has('inputSchema', 'input_schema', 'outputSchema', 'functionDeclarations', 'function_declarations'))
    return 'tools'
  if (has('uri')) return 'resources'
  if (!has('name') && !foreignForm(node)) return undefined
  if (member(node, 'arguments')?.value.type === 'array') return 'prompts'
  return foreignForm(node) || has('parameters', 'args_schema', 'annotations', 'description') ? 'tools' : undefined
}
