import type { Document } from '../../document/document.js'

/** Members of the root that hardly anything but a server.json or an answer of the registry has. */
const telling = new Set(['packages', 'remotes', 'version_detail', 'server', 'servers'])

/** A cheap look, so that the reader of server.json is loaded only where it may have something to do. */
export function mayBeServerJson({ roots, text }: Document): boolean {
  const root = roots[0]?.node
  if (root?.type !== 'object') return text.includes('server.schema.json')
  return root.members.some(
    ({ key, value }) =>
      telling.has(key.name) ||
      (key.name === '$schema' && value.type === 'string' && value.value.includes('server.schema.json')) ||
      (key.name === 'name' && value.type === 'string' && value.value.includes('/')),
  )
}
