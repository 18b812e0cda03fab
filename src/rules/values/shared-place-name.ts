import type { Node } from '../../document/document.js'
import { pathOf } from '../../document/tree.js'
import { quote } from '../../text/words.js'

/** How a message names a value: `"PORT" in env`, `item 2 of args`, `"command"`. */
export function placeName(node: Node): string {
  const path = pathOf(node)
  const [last, above] = [path.at(-1), path.at(-2)]
  if (typeof last === 'number')
    return typeof above === 'string' ? `item ${last + 1} of ${quote(above)}` : `item ${last + 1}`
  if (last === undefined) return 'the document'
  return ['env', 'headers', 'http_headers', 'env_http_headers', 'oauth', 'auth'].includes(String(above))
    ? `${quote(last)} in ${above}`
    : quote(last)
}
