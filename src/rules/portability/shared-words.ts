import type { Member, Node, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { Dump, ToolView } from '../../kinds/dump/views.js'
import type { DumpContext, SchemaSubject, ToolSubject } from '../../kinds/subjects.js'
import { quote } from '../../text/words.js'

/** `the tool "search" of the server "docs"`. */
export function toolWords(subject: ToolSubject): string {
  return wordsFor(subject.tool, subject)
}

/** The same for any tool of a dump. */
export function wordsFor({ name, index }: ToolView, context: DumpContext): string {
  const server = serverOf(context)
  const tool = name ? `the tool ${quote(name.value)}` : `tool ${index + 1}`
  return server === undefined ? tool : `${tool} of the server ${quote(server)}`
}

/** The name of the server: the one that was told, or what it calls itself in the dump. */
function serverOf({ serverName, dump }: DumpContext): string | undefined {
  if (serverName !== undefined) return serverName
  if (!servers.has(dump)) servers.set(dump, ownName(dump))
  return servers.get(dump)
}
/** A log has thousands of results, and every finding of it names the server. */
const servers = new WeakMap<Dump, string | undefined>()

function ownName({ results }: Dump): string | undefined {
  for (const { node } of results) {
    const name = member(member(node, 'serverInfo')?.value, 'name')?.value
    if (name?.type === 'string' && name.value !== '') return name.value
  }
  return undefined
}

/** `"filter.tags[]" in the tool "search"`, or `the inputSchema of the tool "search"`. */
export function placeWords(subject: SchemaSubject, node: Node): string {
  const path = parameterPath(node, subject.schema.node)
  return path === '' ? `the ${subject.schema.of} of ${toolWords(subject)}` : `${quote(path)} in ${toolWords(subject)}`
}

/** The names of the parameters on the way to a schema, as people write them. */
function parameterPath(node: Node, root: Node): string {
  let path = ''
  for (let at: Node | undefined = node; at && at !== root; ) {
    const holder: Node['holder'] = at.holder
    if (holder?.in === 'member') {
      const { owner, key }: Member = holder.member
      const named = isMap(owner)
      if (key.name === 'items' && !named) path = `[]${path === '' || path.startsWith('[') ? '' : '.'}${path}`
      else if (named) path = path === '' || path.startsWith('[') ? key.name + path : `${key.name}.${path}`
      at = owner
    } else at = holder?.list
  }
  return path
}

/** Whether the members of an object are names of parameters or definitions. A parameter may itself be called "properties". */
function isMap(node: Node): boolean {
  let depth = 0
  for (let at: Node | undefined = node; at?.holder?.in === 'member'; at = at.holder.member.owner) {
    const { name } = at.holder.member.key
    if (name !== 'properties' && name !== '$defs' && name !== 'definitions') break
    depth++
  }
  return depth % 2 === 1
}

/** The name of a tool; one that is written for another API is a finding of its own. */
export function nameOf({ tool }: ToolSubject): StringNode | undefined {
  return tool.foreign ? undefined : tool.name
}

/** The name of a tool that follows MCP's own rule; others are a finding of their own. */
export function legalName(name: StringNode | undefined): name is StringNode {
  return name !== undefined && /^[A-Za-z0-9_.-]{1,128}$/.test(name.value)
}

/** A number as people read it: 1,024. */
export function grouped(count: number): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
