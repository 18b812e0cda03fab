import type { Member, Node, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member, toValue } from '../../document/tree.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import { list } from '../../text/words.js'
import type { FixDraft } from '../rule.js'

/** What a branch may say for its properties to be moved into the root; all else would get lost. */
const PLAIN: readonly string[] = ['type', 'properties', 'required', 'title', 'description', 'additionalProperties']

/**
 * Alternatives at the root made into one object, with the either-or in the tool's description. Only where every branch is a plain
 * object and no two say different things of one parameter.
 */
export function mergeEdits({ tool, schema: { node } }: SchemaSubject, keyword: Member): FixDraft['edits'] | undefined {
  const branches = keyword.value.type === 'array' ? keyword.value.items : []
  const description = member(tool.node, 'description')?.value
  if (!isEitherOr(keyword) || description?.type !== 'string' || !branches.every(isPlain)) return undefined
  const properties = merged(node, branches)
  const sets = branches.map(namesRequired)
  if (!properties || sets.some(names => names.length === 0)) return undefined
  const either = list(
    sets.map(names => list(names, 'and')),
    'or',
  )
  return edit => [
    ...edit.replace(node, withoutKeyword(node, keyword, properties)),
    ...edit.replace(description, `${description.value.trimEnd()} Give ${either}.`),
  ]
}

const isEitherOr = ({ key }: Member): boolean => key.name === 'oneOf' || key.name === 'anyOf'

function isPlain(branch: Node): branch is ObjectNode {
  return branch.type === 'object' && effectiveMembers(branch).every(({ key }) => PLAIN.includes(key.name))
}

function namesRequired(branch: Node): string[] {
  const names = member(branch, 'required')?.value
  return names?.type === 'array' ? names.items.flatMap(one => (one.type === 'string' ? [one.value] : [])) : []
}

/** The properties of the root and of all branches; undefined where two of one name differ. */
function merged(node: ObjectNode, branches: readonly Node[]): ReadonlyMap<string, unknown> | undefined {
  const found = new Map<string, unknown>()
  for (const one of [node, ...branches]) {
    const properties = member(one, 'properties')?.value
    if (properties?.type !== 'object') continue
    for (const { key, value } of effectiveMembers(properties)) {
      const plain = toValue(value)
      if (found.has(key.name) && JSON.stringify(found.get(key.name)) !== JSON.stringify(plain)) return undefined
      found.set(key.name, plain)
    }
  }
  return found
}

/** The schema as plain data, with all properties and without the keyword. */
function withoutKeyword(node: ObjectNode, keyword: Member, properties: ReadonlyMap<string, unknown>): object {
  const members = effectiveMembers(node).filter(({ key }) => key.name !== keyword.key.name)
  const entries = members.map(({ key, value }): [string, unknown] => [
    key.name,
    key.name === 'properties' ? Object.fromEntries(properties) : toValue(value),
  ])
  if (!entries.some(([name]) => name === 'properties')) {
    const after = entries.findIndex(([name]) => name === 'type') + 1
    entries.splice(after, 0, ['properties', Object.fromEntries(properties)])
  }
  return Object.fromEntries(entries)
}
