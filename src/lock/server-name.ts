import { member, valueAt } from '../document/tree.js'
import type { Dump } from '../kinds/dump/views.js'

/** What a server calls itself: `serverInfo.name` of the first answer that has one, in 2026-07-28 below `_meta`. */
export function ownName({ results }: Dump): string | undefined {
  for (const { node } of results) {
    const below = valueAt(node, ['_meta', 'io.modelcontextprotocol/serverInfo'])
    for (const info of [member(node, 'serverInfo')?.value, below]) {
      const name = member(info, 'name')?.value
      if (name?.type === 'string' && name.value.trim() !== '') return name.value
    }
  }
  return undefined
}

/** Ends of names that say what a file holds, longest first. */
const ENDS =
  /(?:[.-](?:tools-list|tools|resources|resource-templates|templates|prompts|capabilities|mcp-dump|dump))?\.\w+$/

/** The name of a server in a lock: its own, else the one that was told, else the file's without what says that it is a dump. */
export function lockName(dump: Dump, uri: string, told: string | undefined): string {
  const file = uri.slice(uri.lastIndexOf('/') + 1)
  return ownName(dump) ?? told ?? (file.replace(ENDS, '') || file)
}
