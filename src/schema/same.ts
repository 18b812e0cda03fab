import type { ArrayNode, Node } from '../document/document.js'
import { effectiveMembers } from '../document/tree.js'

/** Whether two items of a list are the same JSON value. */
export function hasEqualItems(list: ArrayNode): boolean {
  return list.items.length > 1 && repeated(list).length > 0
}

/** The items of a list whose JSON value stands before them already. */
export function repeated({ items }: ArrayNode): readonly Node[] {
  const seen = new Set<string>()
  return items.filter(item => {
    // A JSON string never begins like this, so strings need no escaping beside other values.
    const text = item.type === 'string' ? `s${item.value}` : canonical(item)
    if (seen.has(text)) return true
    seen.add(text)
    return false
  })
}

/** One text for equal values, whatever the order of their members. */
function canonical(node: Node): string {
  switch (node.type) {
    case 'object': {
      const members = effectiveMembers(node).map(({ key, value }) => `${JSON.stringify(key.name)}:${canonical(value)}`)
      return `{${members.sort().join(',')}}`
    }
    case 'array':
      return `[${node.items.map(canonical).join(',')}]`
    case 'number':
      return String(node.value === 0 ? 0 : node.value)
    case 'null':
      return 'null'
    case 'date':
      return JSON.stringify(node.raw)
    default:
      return JSON.stringify(node.value)
  }
}
