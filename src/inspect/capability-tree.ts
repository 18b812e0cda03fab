import type { Document, Node, ObjectNode, Span } from '../document/document.js'
import { pointerTo } from '../document/pointer.js'
import { effectiveMembers, member, rootOf } from '../document/tree.js'
import type { Finding } from '../engine/finding.js'
import { readDump } from '../kinds/dump/read.js'
import type { Dump, ItemView, ListName, ListView, ToolView } from '../kinds/dump/views.js'
import { schemaView } from './parameters.js'
import { droppedBy, placeFindings } from './place-findings.js'
import { type Reading, reading } from './reading.js'
import type {
  Capability,
  CapabilityTree,
  Entry,
  EntryList,
  PromptEntry,
  ResourceEntry,
  SchemaView,
  ServerInfo,
  TemplateEntry,
  ToolEntry,
} from './tree.js'

/** What a dump says, as data: `findings` are those of this document, `masks` the stretches that nobody may see. */
export function capabilityTree(
  document: Document,
  findings: readonly Finding[],
  masks: readonly Span[],
): CapabilityTree {
  const dump = readDump(document)
  const read = reading(masks)
  const documents = new Map<Node, number>(document.roots.map(({ node, index }) => [node, index]))
  const placeOf = (node: Node) => ({ pointer: pointerTo(node), document: documents.get(rootOf(node)) ?? 0 })
  const placed = placeFindings(findings, dump, placeOf)

  const common = ({ node }: ItemView): Entry => {
    const icons = member(node, 'icons')?.value
    const own = placed.of(node)
    return {
      name: read.text(node, 'name'),
      title: read.text(node, 'title'),
      description: read.text(node, 'description'),
      ...placeOf(node),
      icons: icons?.type === 'array' ? icons.items.length : 0,
      meta: read.names(member(node, '_meta')?.value),
      dropped: droppedBy(own, 'tool'),
      findings: own,
    }
  }
  const list = <E extends Entry>(of: ListName, entry: (item: ItemView) => E): EntryList<E> | null => {
    const pages = dump.lists.filter(one => one.of === of)
    const last = pages.at(-1)
    if (!last) return null
    const entries = pages.flatMap(page => page.items.map(entry))
    // An entry that stands alone is its own list.
    const own = pages.flatMap(page => (page.items[0]?.node === page.node ? [] : placed.of(page.node)))
    return {
      count: entries.length,
      pages: pages.length,
      complete: !goesOn(last),
      dropped: once(
        droppedBy(
          [...pages.flatMap(page => placed.ofAnswer(page.result)), ...own, ...entries.flatMap(one => one.findings)],
          'list',
        ),
      ),
      entries,
      findings: own,
    }
  }
  return {
    server: serverOf(dump, read),
    capabilities: capabilitiesOf(dump, read),
    tools: list('tools', item => toolOf(item as ToolView, common(item), read)),
    resources: list('resources', item => resourceOf(item, common(item), read)),
    resourceTemplates: list('resourceTemplates', item => templateOf(item, common(item), read)),
    prompts: list('prompts', item => promptOf(item, common(item), read)),
    findings: placed.rest,
  }
}

/** Each code once. */
function once(dropped: EntryList<Entry>['dropped']): EntryList<Entry>['dropped'] {
  return [...new Map(dropped.map(one => [`${one.code} ${one.by}`, one])).values()]
}

function goesOn({ result }: ListView): boolean {
  const next = member(result?.node, 'nextCursor')?.value
  return next !== undefined && next.type !== 'null'
}

function serverOf({ results }: Dump, read: Reading): ServerInfo | null {
  for (const { node } of results) {
    const info = member(node, 'serverInfo')?.value ?? infoInMeta(node)
    if (!info && !member(node, 'protocolVersion') && !member(node, 'instructions')) continue
    return {
      name: read.text(info, 'name'),
      title: read.text(info, 'title'),
      version: read.text(info, 'version'),
      protocolVersion: read.text(node, 'protocolVersion'),
      instructions: read.text(node, 'instructions'),
    }
  }
  return null
}

/** Since 2026-07-28 it stands there. */
function infoInMeta(node: ObjectNode): Node | undefined {
  return member(member(node, '_meta')?.value, 'io.modelcontextprotocol/serverInfo')?.value
}

function capabilitiesOf({ results }: Dump, read: Reading): Capability[] | null {
  const declared = results.find(one => one.capabilities)?.capabilities
  if (!declared) return null
  return effectiveMembers(declared).map(({ key, value }) => ({ name: read.name(key), details: read.names(value) }))
}

function toolOf(tool: ToolView, common: Entry, read: Reading): ToolEntry {
  const { node } = tool
  const inFunction = tool.foreign === 'openai-chat' ? member(node, 'function')?.value : undefined
  const declared = inFunction ?? node
  const schemaAt = (...names: string[]): SchemaView | null => {
    const found = names.map(name => member(declared, name)?.value).find(one => one?.type === 'object')
    return found?.type === 'object' ? schemaView(found, read) : null
  }
  return {
    ...common,
    ...(inFunction ? { name: read.text(inFunction, 'name'), description: read.text(inFunction, 'description') } : {}),
    input: schemaAt('inputSchema', 'input_schema', 'parameters'),
    output: schemaAt('outputSchema', 'output_schema'),
    untrustedHints: read.hints(member(node, 'annotations')?.value),
    taskSupport: read.text(member(node, 'execution')?.value, 'taskSupport'),
  }
}

function resourceOf({ node }: ItemView, common: Entry, read: Reading): ResourceEntry {
  const size = member(node, 'size')?.value
  return {
    ...common,
    uri: read.text(node, 'uri'),
    mimeType: read.text(node, 'mimeType'),
    size: size?.type === 'number' ? size.value : null,
    annotations: read.hints(member(node, 'annotations')?.value),
  }
}

function templateOf({ node }: ItemView, common: Entry, read: Reading): TemplateEntry {
  return {
    ...common,
    uriTemplate: read.text(node, 'uriTemplate'),
    mimeType: read.text(node, 'mimeType'),
    annotations: read.hints(member(node, 'annotations')?.value),
  }
}

function promptOf({ node }: ItemView, common: Entry, read: Reading): PromptEntry {
  const all = member(node, 'arguments')?.value
  return {
    ...common,
    arguments: (all?.type === 'array' ? all.items : []).map(one => {
      const required = member(one, 'required')?.value
      return {
        name: read.text(one, 'name'),
        title: read.text(one, 'title'),
        description: read.text(one, 'description'),
        required: required?.type === 'boolean' && required.value,
      }
    }),
  }
}
