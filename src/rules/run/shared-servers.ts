import type { ListedEntry, ListedFile, ListedList, RunSubject } from '../../kinds/listed.js'

/** Gives the dumps of one server one number: they share its name, or list the same tools in the same words. */
function numbered(files: readonly ListedFile[]): number[] {
  const byName = new Map<string, number>()
  const byLikeness = new Map<string, number>()
  return files.map(({ ownName, likeness }, index) => {
    const number = (ownName === undefined ? undefined : byName.get(ownName)) ?? byLikeness.get(likeness) ?? index
    if (ownName !== undefined && !byName.has(ownName)) byName.set(ownName, number)
    if (likeness !== '' && !byLikeness.has(likeness)) byLikeness.set(likeness, number)
    return number
  })
}

/**
 * Tools whose names a tool of another server has, in a file before theirs. `fold` makes names equal that a reader takes for the
 * same. Of the servers that have a name two are remembered: of any two, one is another than that of a later tool.
 */
export function* shadowed(
  { files, sameServer }: RunSubject,
  fold: (name: string) => string,
): Generator<{ readonly entry: ListedEntry; readonly first: ListedEntry }> {
  if (sameServer) return
  const servers = numbered(files)
  const holders = new Map<string, (readonly [server: number, entry: ListedEntry])[]>()
  for (const [index, { entries }] of files.entries()) {
    const server = servers[index] ?? index
    for (const entry of entries) {
      if (entry.of !== 'tools') continue
      const name = fold(entry.id)
      const known = holders.get(name) ?? []
      const [, first] = known.find(([one]) => one !== server) ?? []
      if (first) yield { entry, first }
      if (known.length < 2 && !known.some(([one]) => one === server)) holders.set(name, [...known, [server, entry]])
    }
  }
}

/** What is gone from a list. */
export interface Gone {
  readonly server: string
  /** The last list of this kind that the run has of the server. */
  readonly list: ListedList
  readonly names: readonly string[]
}

/**
 * What the lock file has of the servers of a run and no file lists. A list without its last page is not judged, nor one that no file
 * holds: it may not have been asked for.
 */
export function gone({ files, locked }: RunSubject): Gone[] {
  const seen = new Map<string, { server: string; list: ListedList; whole: boolean; ids: Set<string> }>()
  for (const { lockName: server, lists, entries } of files) {
    for (const list of lists) {
      const known = seen.get(`${list.of} ${server}`)
      const whole = list.last || (known?.whole ?? false)
      seen.set(`${list.of} ${server}`, { server, list, whole, ids: known?.ids ?? new Set() })
    }
    for (const { of, id } of entries) seen.get(`${of} ${server}`)?.ids.add(id)
  }
  return [...seen.values()].flatMap(({ server, list, whole, ids }) => {
    const names = [...(locked?.(server)?.get(list.of)?.keys() ?? [])].filter(name => !ids.has(name))
    return whole && names.length > 0 ? [{ server, list, names }] : []
  })
}
