import type { Lock, LockedItem } from './lock.js'

/** Text, or members by name. Maps, since plain objects sort names that look like numbers first. */
type Printed = string | number | ReadonlyMap<string, Printed>

/** The text of a lock file: a line a member, sorted, so that a diff shows what changed and nothing else. */
export function printLock({ servers }: Lock): string {
  const all = new Map<string, Printed>(
    [...servers].map(([server, lists]) => [
      server,
      new Map<string, Printed>(
        [...lists].map(([list, items]) => [list, new Map([...items].map(([key, item]) => [key, printedItem(item)]))]),
      ),
    ]),
  )
  const head: readonly (readonly [string, Printed])[] = [
    ['createdBy', 'mcp-lint'],
    ['schemaVersion', 1],
    ['servers', all],
  ]
  return `${print(new Map(head), '')}\n`
}

function printedItem({ hash, members }: LockedItem): Printed {
  const parts: readonly (readonly [string, Printed])[] = [
    ['hash', hash],
    ['members', members],
  ]
  return new Map(parts)
}

function print(value: Printed, indent: string): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (value.size === 0) return '{}'
  const inner = `${indent}  `
  const lines = [...value]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${inner}${JSON.stringify(name)}: ${print(one, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
