import type { Document } from '../../document/document.js'

/** Members that a list, an answer, a tool, a template or a prompt has, and hardly any client's config. */
const telling = new Set([
  ...['jsonrpc', 'result', 'tools', 'resources', 'resourceTemplates', 'prompts', 'capabilities', 'protocolVersion'],
  ...[
    'inputSchema',
    'input_schema',
    'uriTemplate',
    'uri',
    'function',
    'functionDeclarations',
    'arguments',
    'parameters',
  ],
])

/** A cheap look, so that the reader of dumps is loaded only where it may have something to do. */
export function mayBeDump({ roots, problems }: Document): boolean {
  if (problems.some(one => one.kind === 'syntax')) return true
  return roots.some(({ node }) => {
    if (node.type === 'array') return node.items.every(one => one.type === 'object')
    return node.type === 'object' && node.members.some(one => telling.has(one.key.name))
  })
}
