import type { ConfigFile } from '../clients/profile.js'
import type { Node } from '../document/document.js'
import { effectiveMembers, member, valueAt } from '../document/tree.js'
import { checkShape, type ShapeProblem } from '../shape/check.js'
import type { Reader } from './subjects.js'

/** What the settings beside the servers do not keep of their shapes. */
export function settingProblems(root: Node | undefined, file: ConfigFile): ShapeProblem[] {
  if (root?.type !== 'object' || !file.settings) return []
  const { settings } = file
  return effectiveMembers(root).flatMap(one => {
    const shape = Object.hasOwn(settings, one.key.name) ? settings[one.key.name] : undefined
    return shape ? checkShape(one.value, shape, file.syntax) : []
  })
}

/** What the members of the inputs do not keep of their shapes; what makes an input useless has a code of its own. */
export function inputProblems(root: Node | undefined, { client, file }: Reader): ShapeProblem[] {
  const kinds = client.inputKinds
  const list = file.inputs ? valueAt(root, file.inputs) : undefined
  if (!kinds || !list) return []
  if (list.type !== 'array') {
    return [{ kind: 'wrong-type', node: list, expected: { type: 'list', of: { type: 'object', members: {} } } }]
  }
  return list.items.flatMap(item => {
    const type = member(item, 'type')?.value
    const shape = type?.type === 'string' && Object.hasOwn(kinds, type.value) ? kinds[type.value] : undefined
    if (!shape || item.type !== 'object') return []
    return checkShape(item, shape).filter(one => one.kind !== 'missing-member')
  })
}
