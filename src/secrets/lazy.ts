/** A value that is made on first use: compiling patterns costs time that most starts do not need to spend. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** One pattern of several sources. */
export const anyOf = (sources: readonly string[]): string => `(?:${sources.join('|')})`
