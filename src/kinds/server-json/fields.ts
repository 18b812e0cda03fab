import type { ArrayNode, Member, Node, ObjectNode, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { fieldSpec, type ObjectName } from '../../registry/objects.js'

/**
 * The member of an object that stands for a field: the one of that name, else the one of a former name. Old names are looked
 * through so that a value is judged before a fix renames its member.
 */
export function field(node: ObjectNode, object: ObjectName, name: string): Member | undefined {
  const found = member(node, name)
  if (found) return found
  const spec = fieldSpec(object, name)
  for (const former of [spec?.snake, ...(spec?.old ?? [])]) {
    const older = former === undefined ? undefined : member(node, former)
    if (older) return older
  }
  return undefined
}

/** The value of a field where it is a text. `version_detail` holds the version one step further in. */
export function textField(node: ObjectNode, object: ObjectName, name: string): StringNode | undefined {
  const found = field(node, object, name)
  const value = found?.key.name === 'version_detail' ? member(found.value, 'version')?.value : found?.value
  return value?.type === 'string' ? value : undefined
}

/** The items of a field that is a list of objects; others are left out. */
export function objectItems(node: ObjectNode, object: ObjectName, name: string): ObjectNode[] {
  const value = field(node, object, name)?.value
  return value?.type === 'array' ? value.items.filter(isObject) : []
}

/** The value of a field where it is an object. */
export function objectField(node: ObjectNode, object: ObjectName, name: string): ObjectNode | undefined {
  const value = field(node, object, name)?.value
  return value?.type === 'object' ? value : undefined
}

/** The value of a field where it is a list. */
export function listField(node: ObjectNode, object: ObjectName, name: string): ArrayNode | undefined {
  const value = field(node, object, name)?.value
  return value?.type === 'array' ? value : undefined
}

/** Whether a field is there and true. */
export function isTrue(node: ObjectNode, object: ObjectName, name: string): boolean {
  const value = field(node, object, name)?.value
  return value?.type === 'boolean' && value.value
}

const isObject = (node: Node): node is ObjectNode => node.type === 'object'
