import type { Node } from '../../document/document.js'
import { addressOf } from '../../document/pointer.js'
import { pathOf } from '../../document/tree.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import { toolInWords } from '../tool/shared-tool.js'

type Where = Pick<SchemaSubject, 'tool' | 'schema'>

/** `In the inputSchema of "get_weather"`. */
export function inSchema({ tool, schema }: Where): string {
  return `In the ${schema.of} of ${toolInWords(tool)}`
}

const LONGEST = 120

/** `properties.city.type`; of a long way only the end. */
export function stepsTo({ schema }: Where, node: Node): string {
  const address = addressOf(pathOf(node).slice(pathOf(schema.node).length)).replace(/[\p{Cc}\p{Cf}]/gu, '?')
  return address.length > LONGEST ? `…${address.slice(-LONGEST)}` : address
}
