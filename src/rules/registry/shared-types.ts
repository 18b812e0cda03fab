import type { Node } from '../../document/document.js'
import type { FieldSpec, ObjectName } from '../../registry/objects.js'
import type { FixDraft } from '../rule.js'

/** What messages call the types of JSON. */
export const typeWords: Readonly<Record<Node['type'], string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  date: 'a date',
}

/** The type of a value in the words of the specification of members. */
export function typeOf(node: Node): string {
  if (node.type === 'array') return 'list'
  return node.type === 'string' ? 'text' : node.type
}

/** Members whose numbers and switches are meant as texts. */
const WRITTEN = new Set(['value', 'default', 'choices', 'version'])

/** The repair of a value of another type, where nothing has to be guessed. */
export function fixOfType(object: ObjectName, name: string, spec: FieldSpec, value: Node): FixDraft[] {
  const safe = (title: string, text: unknown): FixDraft[] => [
    { title, safety: 'safe', edits: edit => edit.replace(value, text, 'spread') },
  ]
  if (spec.type === 'text' && WRITTEN.has(name)) {
    if (value.type === 'number') return safe('Write the number as text', value.raw)
    if (value.type === 'boolean') return safe('Write it as text', String(value.value))
  }
  if (value.type === 'string' && object === 'Icon' && name === 'sizes') {
    const sizes = value.value.split(/\s+/).filter(size => size !== '')
    return sizes.length > 0 ? safe('Write the sizes as a list', sizes) : []
  }
  if (value.type === 'string' && name === 'transport')
    return safe('Write the transport as an object', { type: value.value })
  return value.type === 'object' && name === 'environmentVariables' ? mapFix(value) : []
}

/** A map of variables, as clients' configs have them, as a list. */
function mapFix(node: Extract<Node, { type: 'object' }>): FixDraft[] {
  if (!node.members.every(one => one.value.type === 'string')) return []
  const items = node.members.map(({ key, value }) => ({
    name: key.name,
    ...(value.type === 'string' && value.value !== '' ? { value: value.value } : {}),
  }))
  return [
    { title: 'Write the variables as a list', safety: 'suggested', edits: edit => edit.replace(node, items, 'spread') },
  ]
}
