import type { Node, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { meantType } from '../../schema/type-names.js'
import type { FixDraft } from '../rule.js'

/** What is wrong with the type of a schema that has to describe an object; undefined where nothing is. */
export function wrongRootType(schema: ObjectNode): { readonly type: Node | undefined } | undefined {
  const type = member(schema, 'type')?.value
  return type?.type === 'string' && type.value === 'object' ? undefined : { type }
}

/** Says "object" where nothing else can be meant. */
export function rootTypeFixes(schema: ObjectNode, type: Node | undefined): FixDraft[] {
  if (!type)
    return [{ title: 'Add "type": "object"', safety: 'safe', edits: edit => edit.insert(schema, 'type', 'object') }]
  const [only, ...more] = type.type === 'array' ? type.items : [type]
  if (only?.type !== 'string' || more.length > 0 || meantType(only.value)?.type !== 'object') return []
  const safety = meantType(only.value)?.sure ? 'safe' : 'suggested'
  return [{ title: 'Write "object"', safety, edits: edit => edit.replace(type, 'object') }]
}

/** The schema that stands in quotes. */
export function quotedSchema(node: Node): object | undefined {
  const value = node.type === 'string' && node.value.trimStart().startsWith('{') ? parsed(node.value) : undefined
  return typeof value === 'object' && value !== null ? value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
