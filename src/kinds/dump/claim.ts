import type { Document, Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { RevisionDate } from '../../spec/revision.js'
import { readableRoots } from '../readable.js'
import { readDump } from './read.js'
import { revisionIn } from './revision-in.js'
import { shapeOf } from './shape.js'
import type { Dump, ItemView, ResultView, ToolView } from './views.js'

/** What a dump was taken for. */
export interface DumpClaim {
  /** null: neither told nor visible in the file. */
  readonly revision: RevisionDate | null
  /** A clause without a full stop. */
  readonly because: string
}

/** How a file came to be looked at. */
export interface DumpAsk {
  /** The user said that it is a dump. */
  readonly told: boolean
  /** It is called like a dump. */
  readonly called: boolean
  /** The user named this very file; else a folder or glob brought it in, and it may be anybody's. */
  readonly named: boolean
  /** What --revision says. */
  readonly revision: RevisionDate | undefined
}

/** Whether a document is a dump, and of which revision. */
export function claimDump(document: Document, ask: DumpAsk): DumpClaim | undefined {
  if (document.problems.length > 0 && readableRoots(document).length === 0) return claimBroken(document, ask)
  const dump = readDump(document)
  if (!isDump(document, dump, ask)) return undefined
  const shape = shapeOf(document, dump)
  if (ask.revision) return { revision: ask.revision, because: `${shape}; the revision was told` }
  const seen = revisionIn(document, dump)
  return seen
    ? { revision: seen.date, because: `${shape}; ${seen.because}` }
    : { revision: null, because: `${shape}; no revision is told or visible in it` }
}

/** A text that cannot be read says what it is by its name, and by names that only dumps have in it. */
function claimBroken({ text }: Document, { told, called, named, revision }: DumpAsk): DumpClaim | undefined {
  const revisionOrNull = revision ?? null
  if (told) return { revision: revisionOrNull, because: 'the kind was told' }
  const sign = /"(inputSchema|uriTemplate|jsonrpc)"\s*:/.exec(text)?.[1]
  if (!named && !(called && sign)) return undefined
  if (called) return { revision: revisionOrNull, because: 'its name says so' }
  return sign ? { revision: revisionOrNull, because: `it has ${sign}, as only a dump does` } : undefined
}

/** Members that may stand beside a list in a file that is nothing but a dump. */
const dumpMembers = new Set([
  ...['tools', 'resources', 'resourceTemplates', 'prompts', 'nextCursor', 'next_cursor', '_meta', 'meta', 'resultType'],
  ...['ttlMs', 'cacheScope', 'capabilities', 'protocolVersion', 'supportedVersions', 'serverInfo', 'instructions'],
])

/** Members of files that may hold tools and are something else: requests to models, manifests, collections. */
const foreignMembers = [
  ...['messages', 'model', 'contents', 'input', 'manifest_version', 'dxt_version', 'mcpServers', 'servers', 'engines'],
  ...['dependencies', 'contributes', 'compilerOptions', 'openapi', 'swagger', 'paths', 'definitions', '$defs'],
]

function isDump(document: Document, dump: Dump, { told, called, named }: DumpAsk): boolean {
  const roots = readableRoots(document)
  const answers = dump.results.filter(isAnswer)
  if (dump.lists.length === 0 && answers.length === 0)
    return dump.failures.length > 0 && dump.results.length === 0 && (told || named)
  const items = dump.lists.flatMap(one => one.items.slice(0, 200))
  const foreign = roots.some(({ node }) => foreignMembers.some(name => member(node, name)))
  const sure = items.some(one => isSureItem(one, named)) || answers.some(isSureAnswer)
  if (sure && (named || told || !foreign)) return true
  const bare = roots.length > 0 && roots.every(({ node }) => isBare(node))
  const empty = dump.lists.every(({ node }) => node.type === 'array' && node.items.length === 0)
  if (told || (called && named)) return answers.length > 0 || empty || items.some(isEntry)
  // A file of another sort may have a member called tools: then something foreign stands beside it.
  if (!named) return called && bare && empty && dump.lists.length > 0
  return (
    answers.some(one => one.capabilities === one.node) || (bare && dump.lists.some(one => one.node.type === 'array'))
  )
}

const isBare = (node: Node): boolean =>
  node.type === 'object' && node.members.every(one => dumpMembers.has(one.key.name))

/** An object that says something about lists or capabilities; any object could be an answer to some request. */
const isAnswer = ({ lists, form, capabilities }: ResultView): boolean =>
  lists.length > 0 || form !== 'capabilities' || capabilities !== undefined

/** Of a list that nothing else speaks for: an entry with a member that entries have. */
const isEntry = (item: ItemView): boolean =>
  item.list.result !== undefined ||
  ['name', 'title', 'description', 'inputSchema', 'uri', 'uriTemplate'].some(name => member(item.node, name)) ||
  isForeign(item)

const isForeign = (item: ItemView): boolean => (item as ToolView).foreign !== undefined

/** An entry that can be nothing else. What a model's API takes is such only in a file that was named. */
function isSureItem(item: ItemView, named: boolean): boolean {
  const { node, of } = item
  const has = (name: string) => member(node, name) !== undefined
  if (of === 'tools') return has('inputSchema') || (named && ((has('name') && has('input_schema')) || isForeign(item)))
  if (of === 'resources') return has('uri') && has('name') && (has('mimeType') || has('annotations') || has('size'))
  if (of === 'resourceTemplates') return has('uriTemplate') || (named && has('uri_template'))
  return has('name') && hasArguments(node) && !['content', 'messages', 'prompt', 'template', 'text'].some(has)
}

/** A prompt's arguments: a list of objects with names, and no types as the parameters of a program have. */
function hasArguments(node: Node): boolean {
  const held = member(node, 'arguments')?.value
  return (
    held?.type === 'array' &&
    held.items.length > 0 &&
    held.items.every(one => member(one, 'name') && !member(one, 'type') && !member(one, 'value'))
  )
}

/** An answer whose envelope or members say what it is. */
function isSureAnswer({ node, envelope, form, lists, wire, capabilities }: ResultView): boolean {
  const rpc = envelope !== undefined && member(envelope, 'jsonrpc') !== undefined
  const declared = member(node, 'capabilities') !== undefined
  if (form === 'initialize') return declared && (rpc || member(node, 'protocolVersion') !== undefined)
  if (form === 'discover') return declared
  if (form === 'capabilities') return capabilities !== undefined && saysMuch(capabilities)
  return lists.length > 0 && (rpc || wire)
}

/** Capabilities alone: with a switch that only MCP has. */
const saysMuch = (node: Node): boolean =>
  ['tools', 'resources', 'prompts'].some(name => {
    const held = member(node, name)?.value
    return member(held, 'listChanged') !== undefined || member(held, 'subscribe') !== undefined
  })
