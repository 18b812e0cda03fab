import type { Document } from '../../document/document.js'

/** Members that a list, an answer, a tool, a template or a prompt has, and hardly any client's config. */
const telling =
  /^(?:jsonrpc|result|tools|resources|resource_?[tT]emplates|prompts|capabilities|serverInfo|protocolVersion|input_?[sS]chema|uri|uri_?[tT]emplate|function|functionDeclarations|arguments|parameters|(?:tools|prompts|resources)\/.*list)$/

/** A cheap look, so that the reader of dumps is loaded only where it may have something to do. */
export function mayBeDump({ roots, problems }: Document): boolean {
  if (problems.some(one => one.kind === 'syntax')) return true
  return roots.some(({ node }) => {
    if (node.type === 'array') return node.items.every(one => one.type === 'object')
    return node.type === 'object' && node.members.some(one => telling.test(one.key.name))
  })
}
