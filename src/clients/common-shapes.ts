import type { FileSyntax } from './profile.js'
import type { Shape } from './shape.js'

/** Shapes that many members share. */
export const text = { type: 'string' } as const satisfies Shape
export const flag = { type: 'boolean' } as const satisfies Shape
/** Read, but not checked by the client, or known from a guess only: no value of it is called wrong. */
export const anything = { type: 'any' } as const satisfies Shape
export const textList = { type: 'list', of: text } as const satisfies Shape
export const textMap = { type: 'map', of: text } as const satisfies Shape
export const port = { type: 'number', integer: true, min: 0, max: 65535 } as const satisfies Shape

/** What JSON.parse takes. */
export const strictJson = { base: 'json', comments: 'refused', trailingCommas: 'refused' } as const satisfies FileSyntax
/** The dialect of VS Code and its kin. */
export const relaxedJson = { base: 'json', comments: 'read', trailingCommas: 'read' } as const satisfies FileSyntax
/** The maker does not say how strict the reader is. */
export const someJson = {
  base: 'json',
  comments: 'undocumented',
  trailingCommas: 'undocumented',
} as const satisfies FileSyntax
