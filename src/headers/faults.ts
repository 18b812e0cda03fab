import type { Node, ObjectNode, StringNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { member } from '../document/tree.js'
import { type HeaderAnnotation, headerKeywords } from './annotations.js'
import { type MirroredType, mirroredTypes } from './encode.js'

type Fault<Is extends string, More = object> = { readonly is: Is; readonly annotation: HeaderAnnotation } & More
/** `type` is the value of the keyword. */
type Typed = { readonly type: Node }

/** One way in which an annotation breaks the specification: clients drop the tool. */
export type HeaderFault =
  | Fault<'not reachable'>
  | Fault<'not a string'>
  | Fault<'empty'>
  /** `at`: the first character that no header's name may have, as an offset in the value. */
  | Fault<'invalid name', { readonly name: StringNode; readonly at: number }>
  /** `first`: who has the name already. */
  | Fault<'duplicate', { readonly first: HeaderAnnotation }>
  | Fault<'no type'>
  | Fault<'invalid type', Typed>
  | Fault<'several types', Typed>
  /** The schema itself is broken, which is another rule's business; clients drop the tool all the same. */
  | Fault<'unknown type', Typed>

/** What a header's name (RFC 9110, token) may not have. */
const NO_TOKEN = /[^!#$%&'*+\-.^_`|~0-9A-Za-z]/u

/** All faults of a schema's annotations, in source order. */
export const headerFaults = perNode<ObjectNode, void, readonly HeaderFault[]>(root => {
  const names = new Map<string, HeaderAnnotation>()
  return headerKeywords(root).annotations.flatMap(annotation => {
    if (!isParameter(annotation)) return [{ annotation, is: 'not reachable' as const }]
    const name = nameFault(annotation)
    return [...(name ? [name] : duplicate(annotation, names)), ...typeFault(annotation)]
  })
})

/** Whether an annotation stands at a property that is reached through `properties` alone. */
export function isParameter({ path, behind }: HeaderAnnotation): boolean {
  return behind === undefined && path.length > 0
}

function nameFault(annotation: HeaderAnnotation): HeaderFault | undefined {
  const { value } = annotation.member
  if (value.type !== 'string') return { annotation, is: 'not a string' }
  if (value.value === '') return { annotation, is: 'empty' }
  const at = value.value.search(NO_TOKEN)
  return at < 0 ? undefined : { annotation, is: 'invalid name', name: value, at }
}

/** Fills `names` on the way. Only ASCII letters are left in a valid name, so small letters are enough to compare. */
function duplicate(annotation: HeaderAnnotation, names: Map<string, HeaderAnnotation>): HeaderFault[] {
  const { value } = annotation.member
  const name = value.type === 'string' ? value.value.toLowerCase() : ''
  const first = names.get(name)
  if (first) return [{ annotation, is: 'duplicate', first }]
  names.set(name, annotation)
  return []
}

function typeFault(annotation: HeaderAnnotation): HeaderFault[] {
  const type = member(annotation.schema, 'type')?.value
  if (!type) return [{ annotation, is: 'no type' }]
  const is = typeVerdict(type)
  return is ? [{ annotation, is, type }] : []
}

const OTHER_TYPES = new Set(['number', 'object', 'array', 'null'])

function typeVerdict(type: Node): 'invalid type' | 'several types' | 'unknown type' | undefined {
  const names = type.type === 'array' ? type.items : [type]
  const words = names.map(one => (one.type === 'string' ? one.value : ''))
  if (words.length === 0 || words.some(word => !isMirrored(word) && !OTHER_TYPES.has(word))) return 'unknown type'
  const values = words.filter(word => word !== 'null')
  if (values.length === 0 || values.some(word => OTHER_TYPES.has(word))) return 'invalid type'
  return type.type === 'array' ? 'several types' : undefined
}

function isMirrored(word: string): word is MirroredType {
  return mirroredTypes.some(type => type === word)
}

/** The one type of a parameter without faults. */
export function mirroredType({ schema }: HeaderAnnotation): MirroredType | undefined {
  const type = member(schema, 'type')?.value
  return type?.type === 'string' && isMirrored(type.value) ? type.value : undefined
}
