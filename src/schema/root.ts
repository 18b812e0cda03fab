import type { Node, ObjectNode } from '../document/document.js'
import { effectiveMembers, member } from '../document/tree.js'
import type { SchemaProblem } from './check.js'
import { namedDialect } from './dialect.js'

/**
 * What revisions before 2026-07-28 ask of the root of a tool's schema in any dialect: `properties` holds objects, and `required`
 * is a list of strings. Only of interest where the dialect is one that nobody here knows.
 */
export function checkRoot(schema: ObjectNode): readonly SchemaProblem[] {
  if (namedDialect(schema).is !== 'unknown') return []
  const properties = member(schema, 'properties')?.value
  const required = member(schema, 'required')?.value
  return [...rootProperties(properties), ...rootRequired(required)]
}

function rootProperties(node: Node | undefined): SchemaProblem[] {
  if (!node) return []
  if (node.type !== 'object') {
    return node.type === 'array' && node.items.length === 0
      ? [{ kind: 'empty-array', node, keyword: 'properties' }]
      : [{ kind: 'wrong-type', node, keyword: 'properties', wants: 'named-schemas' }]
  }
  return effectiveMembers(node).flatMap(({ value }): SchemaProblem[] =>
    value.type === 'object' || value.type === 'boolean'
      ? []
      : [{ kind: 'no-schema', node: value, keyword: 'properties' }],
  )
}

function rootRequired(node: Node | undefined): SchemaProblem[] {
  if (!node) return []
  if (node.type !== 'array') return [{ kind: 'wrong-type', node, keyword: 'required', wants: 'strings' }]
  return node.items.flatMap((item): SchemaProblem[] =>
    item.type === 'string' ? [] : [{ kind: 'wrong-type', node: item, keyword: 'required', wants: 'string' }],
  )
}
