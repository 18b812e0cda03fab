import type { ClientProfile } from '../../clients/profile.js'
import type { Node, ObjectNode } from '../../document/document.js'
import { member, toValue } from '../../document/tree.js'
import type { Server } from '../../kinds/server.js'
import type { FixDraft } from '../rule.js'
import { putFirst, withYes } from '../server/shared-args.js'

/**
 * A command of another client's shape, taken apart as this client writes it: opencode's list `["npx", "-y", "x"]`, Zed's former
 * object `{ "path": …, "args": […], "env": {…} }`.
 */
export function commandShapeFix(node: Node, server: Server, client: ClientProfile): FixDraft[] {
  if (server.program?.value !== node || client.fields[server.program.key.name]?.type !== 'string') return []
  const parts = node.type === 'array' ? fromList(node) : node.type === 'object' ? fromObject(node) : undefined
  const [program, ...rest] = parts?.words ?? []
  if (!parts || program === undefined || program === '') return []
  const words = withYes(program, rest, server)
  if (server.arguments && server.arguments.value.type !== 'array') return []
  const envName = client.words.variables?.[0]
  if (parts.env && (!envName || member(server.node, envName))) return []
  return [
    {
      title: 'Split the command into command and args',
      safety: 'safe',
      edits: edit => [
        ...edit.replace(node, program),
        ...(words.length > 0 ? putFirst(edit, server, client, words) : []),
        ...(parts.env && envName ? edit.insert(server.node, envName, toValue(parts.env), server.program) : []),
      ],
    },
  ]
}

interface Parts {
  readonly words: readonly string[]
  readonly env?: ObjectNode
}

function fromList(node: Node): Parts | undefined {
  return node.type === 'array' && node.items.every(item => item.type === 'string')
    ? { words: node.items.map(item => (item.type === 'string' ? item.value : '')) }
    : undefined
}

function fromObject(node: ObjectNode): Parts | undefined {
  if (!node.members.every(one => ['path', 'args', 'env'].includes(one.key.name))) return undefined
  const path = member(node, 'path')?.value
  const args = member(node, 'args')?.value
  const env = member(node, 'env')?.value
  const words = args ? fromList(args)?.words : []
  if (path?.type !== 'string' || !words || (env && env.type !== 'object')) return undefined
  return { words: [path.value, ...words], ...(env?.type === 'object' ? { env } : {}) }
}
