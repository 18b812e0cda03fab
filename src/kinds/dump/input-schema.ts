import type { Member, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'

/** What model APIs and frameworks call the schema of a tool's arguments. */
const otherNames = ['input_schema', 'parameters', 'args_schema']

/** The schema of a tool's arguments under another name, where there is none under the right one. */
export function misnamedSchema(tool: ObjectNode): Member | undefined {
  if (member(tool, 'inputSchema')) return undefined
  return otherNames.map(name => member(tool, name)).find(one => one?.value.type === 'object')
}

/** The schema of a tool's arguments, under whatever name. */
export function inputSchemaOf(tool: ObjectNode): Member | undefined {
  return member(tool, 'inputSchema') ?? misnamedSchema(tool)
}
