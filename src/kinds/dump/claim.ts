import type { Document, Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { headerKeywords, mayHaveHeaders } from '../../headers/annotations.js'
import { type RevisionDate, revisionDates } from '../../spec/revision.js'
import { listNames, readDump } from './read.js'
import type { Dump, ResultView } from './views.js'

/** What a dump was taken for. */
export interface DumpClaim {
  /** null: neither told nor visible in the file. */
  readonly revision: RevisionDate | null
  /** A clause without a full stop. */
  readonly because: string
}

/** How a file came to be looked at. */
export interface DumpAsk {
  /** The kind was told, or the file is called like a dump: then little else is needed. */
  readonly expected: boolean
  /** The user named this very file. */
  readonly named: boolean
  /** What --revision says. */
  readonly revision: RevisionDate | undefined
}

/** Whether a document is a dump, and of which revision. */
export function claimDump(document: Document, { expected, named, revision }: DumpAsk): DumpClaim | undefined {
  const dump = readDump(document)
  if (!isDump(document, dump, expected, named)) return undefined
  const shape = shapeOf(document, dump)
  if (revision) return { revision, because: `${shape}; the revision was told` }
  const seen = revisionIn(document, dump)
  return seen
    ? { revision: seen.date, because: `${shape}; ${seen.because}` }
    : { revision: null, because: `${shape}; no revision is told or visible in it` }
}

/** Members that may stand beside a list in a file that is nothing but a dump. */
const dumpMembers = new Set([
  ...['tools', 'resources', 'resourceTemplates', 'prompts', 'nextCursor', 'next_cursor', '_meta', 'meta', 'resultType'],
  ...['ttlMs', 'cacheScope', 'capabilities', 'protocolVersion', 'supportedVersions', 'serverInfo', 'instructions'],
])

function isDump({ roots }: Document, dump: Dump, expected: boolean, named: boolean): boolean {
  if (dump.failures.length > 0 && dump.results.length === 0) return expected || named
  const results = dump.results.filter(one => one.lists.length > 0 || one.form !== 'capabilities' || one.capabilities)
  const bare = dump.lists.filter(one => !one.result)
  if (results.length === 0 && bare.length === 0) return false
  if (dump.lists.some(list => list.items.some(isSureItem))) return true
  if (results.some(isSureResult)) return true
  if (expected) return bare.every(one => one.items.length > 0 || isEmptyList(one.node)) || results.length > 0
  if (!named) return false
  // A file of another sort may have a member called tools: then something foreign stands beside it.
  return (
    bare.length === 0 &&
    roots.every(({ node }) => node.type === 'object' && node.members.every(one => dumpMembers.has(one.key.name))) &&
    dump.lists.some(one => one.node.type === 'array')
  )
}

const isEmptyList = (node: Node): boolean => node.type === 'array' && node.items.length === 0

/** An entry that can be nothing else. */
function isSureItem({ node, of }: { readonly node: ObjectNode; readonly of: string }): boolean {
  const has = (name: string) => member(node, name) !== undefined
  if (of === 'tools') return has('inputSchema') || (has('name') && has('input_schema'))
  if (of === 'resources') return has('uri') && has('name') && (has('mimeType') || has('annotations') || has('size'))
  return of === 'resourceTemplates' && has('uriTemplate')
}

/** An answer whose envelope or members say what it is. */
function isSureResult({ node, envelope, form, lists, wire }: ResultView): boolean {
  const rpc = envelope !== undefined && member(envelope, 'jsonrpc') !== undefined
  if (form === 'initialize')
    return member(node, 'protocolVersion') !== undefined && member(node, 'capabilities') !== undefined
  if (form === 'discover') return member(node, 'capabilities') !== undefined
  return lists.length > 0 && (rpc || wire)
}

function shapeOf({ roots }: Document, dump: Dump): string {
  const [first] = dump.tools
  if (first?.foreign) return foreignWords[first.foreign]
  const lists = listNames.filter(name => dump.lists.some(one => one.of === name))
  if (roots.length > 1) return `it is a log of ${roots.length} messages with ${listWords(lists) || 'no list'}`
  if (dump.lists.length === 0) return 'it holds what a server says about its capabilities'
  const pages = dump.lists.length > lists.length ? `${dump.lists.length} pages of ` : ''
  return `it holds ${pages}${listWords(lists)}`
}

const foreignWords = {
  'openai-chat': "it holds tools in the form of OpenAI's chat API",
  'openai-responses': "it holds tools in the form of OpenAI's responses API",
  gemini: "it holds tools in the form of Gemini's API",
} as const

function listWords(lists: readonly string[]): string {
  const words = lists.map(name => (name === 'resourceTemplates' ? 'resource templates' : name))
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** What the file itself says about its revision: facts of the newest kind first. */
function revisionIn(document: Document, dump: Dump): { date: RevisionDate; because: string } | undefined {
  const version = versionIn(document)
  if (version) return { date: version, because: `its protocolVersion is ${version}` }
  const results = dump.results.map(one => one.node)
  const sign = ['resultType', 'ttlMs', 'cacheScope'].find(name => results.some(one => member(one, name)))
  if (sign) return { date: '2026-07-28', because: `${sign} came with 2026-07-28` }
  if (dump.results.some(one => one.form === 'discover'))
    return { date: '2026-07-28', because: 'server/discover came with 2026-07-28' }
  if (hasHeaderAnnotation(document, dump)) return { date: '2026-07-28', because: 'x-mcp-header came with 2026-07-28' }
  if (dump.tools.some(one => member(one.node, 'execution')?.value.type === 'object'))
    return { date: '2025-11-25', because: 'only 2025-11-25 has execution' }
  return undefined
}

/** The version that the server answered with, else the one that the client asked for. */
function versionIn({ roots }: Document): RevisionDate | undefined {
  const asked: (RevisionDate | undefined)[] = []
  for (const { node } of roots) {
    for (const one of node.type === 'array' ? node.items : [node]) {
      const result = member(one, 'result')?.value ?? one
      const answered = known(member(result, 'protocolVersion')?.value)
      if (answered) return answered
      const params = member(one, 'params')?.value
      const meta = member(member(params, '_meta')?.value, 'io.modelcontextprotocol/protocolVersion')?.value
      asked.push(known(meta) ?? known(member(params, 'protocolVersion')?.value))
    }
  }
  return asked.find(one => one !== undefined)
}

function known(node: Node | undefined): RevisionDate | undefined {
  return node?.type === 'string' ? revisionDates.find(date => date === node.value) : undefined
}

/** The annotation as a keyword: as the name of a parameter it says nothing. */
function hasHeaderAnnotation(document: Document, { tools }: Dump): boolean {
  if (!mayHaveHeaders(document)) return false
  return tools.some(({ node }) => {
    const schema = member(node, 'inputSchema')?.value
    return schema?.type === 'object' && headerKeywords(schema).annotations.length > 0
  })
}
