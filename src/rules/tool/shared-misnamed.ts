import type { Member, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'

/** What model APIs and frameworks call the schema of a tool's arguments. */
const NAMES = ['input_schema', 'parameters', 'args_schema']

/** The schema of a tool under another name, where it has none under the right one. */
export function misnamedSchema(tool: ObjectNode): Member | undefined {
  if (member(tool, 'inputSchema')) return undefined
  return NAMES.map(name => member(tool, name)).find(one => one?.value.type === 'object')
}
