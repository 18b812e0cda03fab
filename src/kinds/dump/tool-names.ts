import type { Dump } from './views.js'

const known = new WeakMap<Dump, ReadonlySet<string>>()

/** The names of all tools, collected once a file. */
export function toolNames(dump: Dump): ReadonlySet<string> {
  const names = known.get(dump) ?? new Set(dump.tools.flatMap(({ name }) => name?.value ?? []))
  known.set(dump, names)
  return names
}
