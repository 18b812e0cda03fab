import type { Member } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import { type Subschema, survey } from '../../schema/survey.js'
import type { Limit, LimitName } from '../../targets/target.js'
import { limitsOf, type Objection } from './shared-objections.js'

/** The limits about one topic for an inputSchema: model APIs and most clients never look at an outputSchema. */
export function inputLimits<N extends LimitName>(
  { schema, targets }: SchemaSubject,
  name: N,
): ReturnType<typeof limitsOf<N>> {
  return schema.of === 'inputSchema' ? limitsOf(targets, name) : []
}

/** The schemas in an inputSchema with its own root; nothing where nobody has a limit about the topic. */
export function schemasFor({ schema }: SchemaSubject, limits: readonly Objection[]): readonly Subschema[] {
  return limits.length === 0 ? [] : survey(schema.node)
}

/** Those who look behind each of the keywords that lead to a schema. */
export function whoEnters<L extends Limit & { readonly enters?: readonly string[] }>(
  limits: readonly Objection<L>[],
  at: Subschema,
): Objection<L>[] {
  return limits.filter(({ limit: { enters } }) => !enters || isBehind(at, enters))
}

function isBehind(schema: Subschema, keywords: readonly string[]): boolean {
  for (let at: Subschema | undefined = schema; at?.above; at = at.above) if (!keywords.includes(at.by)) return false
  return true
}

/** Whether a schema stands behind one of some keywords, at any distance. */
export function standsBelow(schema: Subschema, keywords: ReadonlySet<string>): boolean {
  for (let at: Subschema | undefined = schema; at?.above; at = at.above) if (keywords.has(at.by)) return true
  return false
}

/** The members of `properties`, where that is an object. */
export function propertiesOf({ properties }: Subschema): readonly Member[] {
  return properties?.value.type === 'object' ? effectiveMembers(properties.value) : []
}

/** The names of types that a schema says: of a list, all. */
export function typesOf(type: Member | undefined): readonly string[] {
  const value = type?.value
  if (value?.type === 'string') return [value.value]
  return value?.type === 'array' ? value.items.flatMap(one => (one.type === 'string' ? [one.value] : [])) : []
}
