import { member } from '../../document/tree.js'
import type { ItemView } from '../../kinds/dump/views.js'

/** The names that a tool may speak of, in small letters: its own and those of its parameters. */
export function ownNames(item: ItemView | undefined): ReadonlySet<string> {
  const names = new Set<string>()
  if (item?.name) names.add(item.name.value.toLowerCase())
  const schema = member(item?.node, 'inputSchema')?.value
  const properties = member(schema, 'properties')?.value
  for (const { key } of properties?.type === 'object' ? properties.members : []) names.add(key.name.toLowerCase())
  return names
}
