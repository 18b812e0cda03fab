/** A key of _meta, taken apart. */
export interface MetaKey {
  /** What stands before the first slash; undefined for a key without one. */
  readonly prefix: string | undefined
  readonly name: string
}

/** Begins with a letter, ends with a letter or digit, and has letters, digits and hyphens between them. */
const LABEL = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/i
/** Empty, or begins and ends with a letter or digit, with hyphens, underscores, dots, letters and digits between them. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)?$/i

/** The parts of a key of _meta. */
export function metaKeyOf(key: string): MetaKey {
  const slash = key.indexOf('/')
  return slash < 0 ? { prefix: undefined, name: key } : { prefix: key.slice(0, slash), name: key.slice(slash + 1) }
}

/** The part that breaks the grammar of _meta keys, or undefined. */
export function metaKeyFault({ prefix, name }: MetaKey): 'prefix' | 'name' | undefined {
  if (prefix !== undefined && !prefix.split('.').every(label => LABEL.test(label))) return 'prefix'
  return NAME.test(name) ? undefined : 'name'
}

/** Whether a prefix is kept for the protocol: by its second label, or in 2025-06-18 by the one before the last. */
export function isReservedPrefix(prefix: string, by: 'second-label' | 'label-before-last'): boolean {
  const labels = prefix.split('.')
  const label = by === 'second-label' ? labels[1] : labels.at(-2)
  return label === 'modelcontextprotocol' || label === 'mcp'
}
