import type { Node } from './document.js'
import { pathOf } from './tree.js'

/** The JSON Pointer (RFC 6901) of a path; "" is the whole document. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The JSON Pointer of a node. */
export function pointerTo(node: Node): string {
  return pointerOf(pathOf(node))
}

/** A name for people and baselines: `mcpServers.git.args[0]`; names that are no plain words stand in quotes. */
export function addressOf(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`
      if (!isPlainWord(step)) return `[${JSON.stringify(step)}]`
      return i === 0 ? step : `.${step}`
    })
    .join('')
}

/** Letters and digits of any script; the look at ASCII alone spares most names the long pattern. */
function isPlainWord(name: string): boolean {
  return /^[\w$@-]+$/.test(name) || /^[\p{L}\p{N}_$@-]+$/u.test(name)
}
