import type { Member, Node, ObjectNode, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { meantType, typeNames } from '../../schema/type-names.js'
import type { Wants } from '../../schema/wants.js'
import type { FixDraft } from '../rule.js'

/** The member that holds a node, if one does. */
export function holderOf(node: Node): Member | undefined {
  return node.holder?.in === 'member' ? node.holder.member : undefined
}

/** Writes the type that a wrong name means. */
export function typeFixes(node: StringNode): FixDraft[] {
  const meant = meantType(node.value)
  if (!meant) return []
  return [
    {
      title: `Write "${meant.type}"`,
      safety: meant.sure ? 'safe' : 'suggested',
      edits: edit => edit.replace(node, meant.type),
    },
  ]
}

/** The name of a type where a schema belongs. */
export function schemaFixes(node: Node): FixDraft[] {
  if (node.type === 'array' && node.items.length === 0)
    return [{ title: 'Write {}, which takes any value', safety: 'suggested', edits: edit => edit.replace(node, {}) }]
  if (node.type !== 'string') return []
  const type = typeNames.includes(node.value) ? node.value : meantType(node.value)?.type
  if (!type) return []
  return [
    {
      title: `Write { "type": "${type}" }`,
      safety: 'suggested',
      edits: edit => edit.replace(node, { type }),
    },
  ]
}

/** Takes a member away whose value is null. Where `required` is null, nothing is asked for. */
export function nullFixes(node: Node, keyword: string): FixDraft[] {
  const holder = holderOf(node)
  if (!holder || holder.key.name !== keyword || keyword === 'type') return []
  return [
    {
      title: `Leave ${keyword} out`,
      safety: keyword === 'required' ? 'safe' : 'suggested',
      edits: edit => edit.remove(holder),
    },
  ]
}

/** The schema whose `properties` holds a property's schema, and the property's name. */
export function propertyOf(schema: ObjectNode): { readonly name: string; readonly above: ObjectNode } | undefined {
  const property = holderOf(schema)
  if (!property) return undefined
  const properties = holderOf(property.owner)
  return properties?.key.name === 'properties' ? { name: property.key.name, above: properties.owner } : undefined
}

/** `required: true` in a property is draft-03's way: the name goes into the list of the schema above, or nowhere. */
export function requiredFixes(node: Node): FixDraft[] {
  const holder = holderOf(node)
  const property = holder && propertyOf(holder.owner)
  if (!holder || !property || node.type !== 'boolean') return []
  if (!node.value) return [{ title: 'Leave required out', safety: 'suggested', edits: edit => edit.remove(holder) }]
  const { name, above } = property
  const list = member(above, 'required')
  if (list && list.value.type !== 'array') return []
  return [
    {
      title: 'Name it in required of the schema above',
      safety: 'suggested',
      edits: edit => [
        ...edit.remove(holder),
        ...(list?.value.type === 'array'
          ? edit.insertItem(list.value, list.value.items.length, name)
          : edit.insert(above, 'required', [name], member(above, 'properties'))),
      ],
    },
  ]
}

/** `exclusiveMinimum: true` beside `minimum` is draft-04's way of saying what is one number today. */
export function exclusiveFixes(node: Node, keyword: string): FixDraft[] {
  const holder = holderOf(node)
  const bound = holder && member(holder.owner, keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum')
  if (!holder || node.type !== 'boolean') return []
  if (!node.value) return [{ title: `Leave ${keyword} out`, safety: 'suggested', edits: edit => edit.remove(holder) }]
  if (bound?.value.type !== 'number') return []
  return [
    {
      title: `Write ${keyword} with the number`,
      safety: 'safe',
      edits: edit => [...edit.remove(holder), ...edit.rename(bound.key, keyword)],
    },
  ]
}

/** Digits or a truth value in quotes. */
export function unquoted(node: Node, wants: Wants): FixDraft[] {
  if (node.type !== 'string') return []
  const isNumber =
    (wants === 'number' || wants === 'positive' || wants === 'count') && /^(?:0|[1-9]\d{0,14})$/.test(node.value)
  const isTruth = wants === 'boolean' && /^(?:true|false)$/.test(node.value)
  if (!isNumber && !isTruth) return []
  return [
    {
      title: 'Write it without quotes',
      safety: 'suggested',
      edits: edit => edit.replace(node, isNumber ? Number(node.value) : node.value === 'true'),
    },
  ]
}
