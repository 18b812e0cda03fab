import { readJson } from '../../src/document/json.js'
import { recordDump } from '../../src/engine/record.js'
import type { Lock } from '../../src/lock/lock.js'
import { updated } from '../../src/lock/update.js'

/** The lock of dumps, by the names of their files. */
export async function lockOf(files: Readonly<Record<string, string>>, serverName?: string): Promise<Lock> {
  const records = await Promise.all(
    Object.entries(files).map(([uri, text]) => recordDump(readJson(text, uri), serverName)),
  )
  return updated(
    { servers: new Map() },
    records.flatMap(one => one ?? []),
  )
}

/** A dump of these tools. */
export function toolsText(...tools: readonly object[]): string {
  return `${JSON.stringify({ tools: tools.map(one => ({ inputSchema: { type: 'object' }, ...one })) }, null, 2)}\n`
}
