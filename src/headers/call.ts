import type { Node, ObjectNode } from '../document/document.js'
import { valueAt } from '../document/tree.js'
import { headerKeywords } from './annotations.js'
import { type HeaderValue, headerValueOf, type MirroredType } from './encode.js'
import { headerFaults, mirroredType } from './faults.js'

/** What every `Mcp-Param-*` header begins with. */
export const paramPrefix = 'Mcp-Param-'

/** A parameter that asks for a header, and what a call sends for it. */
export interface ParamHeader {
  /** `Mcp-Param-Region` */
  readonly name: string
  /** The names of the properties that lead to the parameter. */
  readonly path: readonly string[]
  readonly type: MirroredType
  /** The value at exactly this path; undefined where the call has none. */
  readonly argument: Node | undefined
  readonly sends: HeaderValue
}

/** The headers that mirror the arguments of a call, in the order of the schema. None for a schema with faults. */
export function paramHeaders(schema: ObjectNode, args: Node): ParamHeader[] {
  if (headerFaults(schema).length > 0) return []
  return headerKeywords(schema).annotations.flatMap(annotation => {
    const { member, path } = annotation
    const type = mirroredType(annotation)
    if (!type || member.value.type !== 'string') return []
    const argument = valueAt(args, path)
    return [{ name: paramPrefix + member.value.value, path, type, argument, sends: headerValueOf(type, argument) }]
  })
}
