import type { Member, Node, ObjectNode } from './document.js'

/** The member of an object that readers use: of equal names the last, as JSON.parse does. */
export function member(node: Node | undefined, name: string): Member | undefined {
  if (node?.type !== 'object') return undefined
  for (let i = node.members.length - 1; i >= 0; i--) {
    const found = node.members[i]
    if (found?.key.name === name) return found
  }
  return undefined
}

/** The value at a path of member names, or undefined. */
export function valueAt(node: Node | undefined, path: readonly string[]): Node | undefined {
  let at = node
  for (const name of path) at = member(at, name)?.value
  return at
}

/** Objects of up to so many members are compared name by name, which is faster than a table. */
const FEW = 12

/** Whether a name stands more than once. */
export function hasRepeatedNames(members: readonly Member[]): boolean {
  if (members.length > FEW) return new Set(members.map(({ key }) => key.name)).size < members.length
  for (let i = 1; i < members.length; i++) {
    const name = members[i]?.key.name
    for (let j = 0; j < i; j++) if (members[j]?.key.name === name) return true
  }
  return false
}

/** The members that readers see: of equal names only the last. */
export function effectiveMembers(node: ObjectNode): readonly Member[] {
  if (!hasRepeatedNames(node.members)) return node.members
  const last = new Map<string, Member>()
  for (const one of node.members) last.set(one.key.name, one)
  return node.members.filter(one => last.get(one.key.name) === one)
}

/** The steps from the root to a node: member names and list indexes. */
export function pathOf(node: Node): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: Node | undefined = node; at?.holder; ) {
    const holder: NonNullable<Node['holder']> = at.holder
    if (holder.in === 'member') {
      path.push(holder.member.key.name)
      at = holder.member.owner
    } else {
      path.push(holder.index)
      at = holder.list
    }
  }
  return path.reverse()
}

/** The root of the tree that a node hangs in. */
export function rootOf(node: Node): Node {
  let at = node
  while (at.holder) at = at.holder.in === 'member' ? at.holder.member.owner : at.holder.list
  return at
}

/** Every node of a tree, parents before children, in source order; `within` leaves out nodes with all below. Does not recurse. */
export function* walk(root: Node, within?: (node: Node) => boolean): Generator<Node> {
  const stack: Node[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (within && !within(node)) continue
    yield node
    if (node.type === 'object') {
      for (let i = node.members.length - 1; i >= 0; i--) {
        const one = node.members[i]
        if (one) stack.push(one.value)
      }
    } else if (node.type === 'array') {
      for (let i = node.items.length - 1; i >= 0; i--) {
        const one = node.items[i]
        if (one) stack.push(one)
      }
    }
  }
}

/** The plain value of a node, as JSON.parse would give it; `__proto__` stays an own member. Dates become their text. */
export function toValue(node: Node): unknown {
  switch (node.type) {
    case 'object': {
      const out: Record<string, unknown> = {}
      for (const one of node.members)
        Object.defineProperty(out, one.key.name, {
          value: toValue(one.value),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      return out
    }
    case 'array':
      return node.items.map(toValue)
    case 'null':
      return null
    case 'date':
      return node.raw
    default:
      return node.value
  }
}
