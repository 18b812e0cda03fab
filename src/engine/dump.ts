import type { Document } from '../document/document.js'
import { readJsonLog } from '../document/json-log.js'
import { readDocument } from '../document/read.js'
import { claimDump, type DumpAsk } from '../kinds/dump/claim.js'
import { dumpSubjects } from '../kinds/dump/subjects.js'
import { isReadable } from '../kinds/readable.js'
import { rules } from '../rules/dump-index.js'
import { current, revisionOf } from '../spec/index.js'
import { chooseTargets } from '../targets/choose.js'
import { targetSets } from '../targets/names.js'
import { withoutRedundant } from './collect.js'
import type { Placed } from './placed.js'
import { raiseFor } from './raise.js'

const aboutTargets = rules.filter(({ basis }) => basis === 'target')

/** Who takes the tools, as the caller names them. */
export interface ConsumersAsk {
  readonly targets?: readonly string[] | undefined
  readonly serverName?: string | undefined
}

/**
 * Places what a server lists. Undefined for a text that is something else. A dump whose revision nobody knows is read twice,
 * as the two newest revisions say, and only what both object to is reported.
 */
export function placeDump(
  first: Document,
  ask: DumpAsk,
  { targets: words = targetSets.slice(0, 1), serverName }: ConsumersAsk = {},
): Placed | undefined {
  const document = isReadable(first) ? first : (readJsonLog(first.text, first.uri) ?? first)
  const claim = claimDump(document, ask)
  if (!claim) return undefined
  const { revision, because } = claim
  const targets = chooseTargets(words)
  return {
    kind: 'dump',
    document,
    clients: [],
    reading: 'one-of',
    revision,
    because,
    rules,
    readings: (revision ? [revisionOf[revision]] : current).map(one => ({
      id: one.date,
      name: `MCP ${one.date}`,
      subjects: (text, wanted) => dumpSubjects(text, one, { targets, serverName }, wanted),
    })),
    raise: raiseFor(targets),
    settle: found => withoutRedundant(found, aboutTargets),
    reread: async text => {
      const again = await readDocument(text, 'json', document.uri)
      return isReadable(again) ? again : (readJsonLog(text, document.uri) ?? again)
    },
  }
}
