import type { ObjectNode } from '../../document/document.js'
import { textField } from '../../kinds/server-json/fields.js'
import type { RegistryObjectSubject } from '../../kinds/server-json/subjects.js'
import type { Gate } from '../../registry/gates.js'
import { fieldSpec, objects } from '../../registry/objects.js'
import { packageType } from '../../registry/package-types.js'

/** The gates that miss a member. mcp-publisher finds one whose name differs in its letter case only; the endpoint does not. */
export function gatesWithout(node: ObjectNode, name: string, gates: readonly Gate[]): readonly Gate[] {
  const written = node.members.some(one => one.key.name !== name && one.key.name.toLowerCase() === name.toLowerCase())
  return written ? ['raw'] : gates
}

/** The gates that refuse null: mcp-publisher takes it for a member that is not there, and the endpoint takes it for a list. */
export function gatesOfNull({ object, node, schema }: RegistryObjectSubject, name: string): readonly Gate[] {
  const spec = fieldSpec(object, name)
  if (spec?.required) return spec.required
  if (name === '$schema') return ['http']
  const type = textField(node, object, 'type')?.value
  if (object === 'Argument') {
    if (name === 'name' && type === 'named') return ['semantic']
    const [one, other] = name === 'value' ? ['value', 'valueHint'] : ['valueHint', 'value']
    if (name === one && type === 'positional' && !textField(node, object, other)?.value) return ['schema']
  }
  if (name === 'url' && object !== 'Repository' && type !== 'stdio') return ['semantic']
  if (object === 'Package' && (name === 'version' || name === 'fileSha256')) {
    const kind = packageType(textField(node, object, 'registryType')?.value)
    const needed = name === 'version' ? kind?.version === 'required' : kind?.sha256 === 'required'
    return [
      'raw',
      ...(needed ? (['publish'] as const) : []),
      ...(name === 'version' && schema.packageVersion ? (['schema'] as const) : []),
    ]
  }
  return spec?.type === 'list' ? [] : ['raw']
}

/** The gates that refuse null in a list or map, which Go reads as an object without members or as an empty text. */
export function gatesOfNullItem({ object }: RegistryObjectSubject, name: string): readonly Gate[] {
  const of = fieldSpec(object, name)?.of
  if (of === undefined || of === 'text') return name === 'sizes' ? ['http'] : ['raw']
  return ['raw', ...Object.values(objects[of].fields).flatMap(one => one.required ?? [])]
}
