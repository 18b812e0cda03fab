import type { Member, Node, ObjectNode } from '../document/document.js'
import { effectiveMembers, member } from '../document/tree.js'
import { refsOf } from '../schema/refs.js'
import { type ObjectSchema, objectSchemas, resolved } from './object-schemas.js'
import type { Reading } from './reading.js'
import type { Json, Parameter, SchemaView } from './tree.js'
import { type Follow, typeWords } from './type-words.js'

/** Levels of parameters inside parameters. */
const DEEPEST = 12
/** Parameters of one schema: where definitions refer to each other, a short text may spell out millions. */
const MOST = 2_000

interface Walk {
  readonly reading: Reading
  readonly follow: Follow
  left: number
  truncated: boolean
}

/** What a schema says about its parameters. */
export function schemaView(schema: ObjectNode, reading: Reading): SchemaView {
  const walk: Walk = { reading, follow: followerOf(schema), left: MOST, truncated: false }
  const parameters = parametersOf(objectSchemas(schema, walk.follow), new Set(), walk, 0)
  const rest = member(schema, 'additionalProperties')?.value
  return {
    type: reading.words(typeWords(schema, walk.follow)),
    closed: rest?.type === 'boolean' && !rest.value,
    parameters,
    truncated: walk.truncated,
  }
}

/** References are looked up once for a schema that has any. */
function followerOf(schema: ObjectNode): Follow {
  let targets: ReadonlyMap<Node, Node> | undefined
  return ref => {
    targets ??= new Map(
      refsOf(schema).flatMap(({ node, target }) => (target.is === 'here' ? [[node, target.node] as const] : [])),
    )
    return targets.get(ref)
  }
}

function parametersOf(
  objects: readonly ObjectSchema[],
  above: ReadonlySet<Node>,
  walk: Walk,
  depth: number,
): Parameter[] {
  const found = new Map<string, Parameter>()
  const isRequired = requiredIn(objects)
  for (const { node } of objects) {
    const properties = above.has(node) ? undefined : member(node, 'properties')?.value
    if (properties?.type !== 'object') continue
    for (const one of effectiveMembers(properties)) {
      const { name } = one.key
      if (found.has(name)) continue
      if (depth >= DEEPEST || walk.left-- <= 0) {
        walk.truncated = true
        return [...found.values()]
      }
      found.set(name, parameterOf(one, isRequired(name), new Set([...above, node]), walk, depth))
    }
  }
  return [...found.values()]
}

/** What one of several alternatives requires counts only where all of them do. */
function requiredIn(objects: readonly ObjectSchema[]): (name: string) => boolean {
  const each = objects.map(({ node, alternative }) => ({ alternative, names: requiredOf(node) }))
  const alternatives = each.filter(one => one.alternative)
  return name =>
    each.some(one => !one.alternative && one.names.has(name)) ||
    (alternatives.length > 0 && alternatives.every(one => one.names.has(name)))
}

function requiredOf(object: ObjectNode): ReadonlySet<string> {
  const names = member(object, 'required')?.value
  return new Set(names?.type === 'array' ? names.items.flatMap(one => (one.type === 'string' ? [one.value] : [])) : [])
}

function parameterOf(
  { key, value: schema }: Member,
  required: boolean,
  above: ReadonlySet<Node>,
  walk: Walk,
  depth: number,
): Parameter {
  const { reading, follow } = walk
  const target = resolved(schema, follow)
  // What stands beside a reference goes before what it leads to.
  const text = (of: string) => reading.text(schema, of) ?? reading.text(target, of)
  const at = (of: string) => member(schema, of)?.value ?? member(target, of)?.value
  const objects = objectSchemas(schema, follow)
  const fallback = reading.value(at('default'))
  const header = reading.text(schema, 'x-mcp-header')
  const deprecated = at('deprecated')
  return {
    name: reading.name(key),
    title: text('title'),
    description: text('description'),
    type: reading.words(typeWords(schema, follow, false)),
    required,
    ...valuesOf(at('enum'), at('const'), reading),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(header === null ? {} : { header }),
    ...(deprecated?.type === 'boolean' && deprecated.value ? { deprecated: true as const } : {}),
    parameters: parametersOf(objects, above, walk, depth + 1),
    ...(objects.some(one => above.has(one.node)) ? { truncated: true as const } : {}),
  }
}

function valuesOf(values: Node | undefined, constant: Node | undefined, reading: Reading): { enum?: readonly Json[] } {
  const all = values?.type === 'array' ? values.items : constant ? [constant] : undefined
  return all ? { enum: all.map(one => reading.value(one) ?? null) } : {}
}
