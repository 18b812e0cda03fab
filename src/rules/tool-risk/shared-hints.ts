import type { ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'

/** Annotations of a tool, as far as they are an object. */
function annotationsOf(tool: ObjectNode): ObjectNode | undefined {
  const value = member(tool, 'annotations')?.value
  return value?.type === 'object' ? value : undefined
}

/** The value of a hint where it is true or false. */
export function hint(tool: ObjectNode, name: string): boolean | undefined {
  const value = member(annotationsOf(tool), name)?.value
  return value?.type === 'boolean' ? value.value : undefined
}

/** The node of a hint. */
export function hintNode(tool: ObjectNode, name: string) {
  return member(annotationsOf(tool), name)?.value
}

/** Whether a tool says anything about what it does. */
export function hasHints(tool: ObjectNode): boolean {
  const annotations = annotationsOf(tool)
  return (
    annotations !== undefined &&
    effectiveMembers(annotations).some(({ key, value }) => key.name.endsWith('Hint') && value.type === 'boolean')
  )
}
