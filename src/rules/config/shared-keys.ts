import { rootKeys } from '../../clients/members.js'
import { list, quote } from '../../text/words.js'

/** Whose key it is, as a clause with a comma in front: `, which is Zed's key`; "" where no client has it. */
export function whoseKey(key: string): string {
  const owners = Object.hasOwn(rootKeys, key) ? (rootKeys[key] ?? []) : []
  if (owners.length === 0) return ''
  if (owners.length > 3) return ', which many other clients read'
  return `, which ${list(owners, 'and')} ${owners.length > 1 ? 'read' : 'reads'}`
}

/** Where servers belong, as people would look for it: `"servers"`, or `"servers" in "mcp" in "settings"`. */
export function placeOf(path: readonly string[]): string {
  return [...path].reverse().map(quote).join(' in ')
}
