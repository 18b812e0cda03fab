import type { Document } from '../document/document.js'
import { readJson } from '../document/json.js'
import { isReadable } from '../kinds/readable.js'
import { serverJsonSign } from '../kinds/server-json/detect.js'
import { registrySubjects } from '../kinds/server-json/walk.js'
import type { Siblings } from '../kinds/subjects.js'
import { verdictsOf } from '../registry/gates.js'
import { rules } from '../rules/server-json-index.js'
import { collect } from './collect.js'
import type { Finding } from './finding.js'
import type { Placed } from './placed.js'

/** For the verdicts every gate speaks, also where a more specific finding stands in its place. */
const unyielding = rules.map(rule => ({ ...rule, yieldsTo: [] }))

/** Places an entry of the registry. Undefined for a text that is something else. */
export function placeServerJson(document: Document, told: boolean, siblings: Siblings): Placed | undefined {
  const sign = told ? 'the kind was told' : signOf(document)
  if (sign === undefined) return undefined
  return {
    kind: 'server-json',
    document,
    clients: [],
    reading: 'one-of',
    revision: null,
    because: sign,
    rules,
    readings: [{ id: 'registry', name: 'the registry', subjects: text => registrySubjects(text, siblings) }],
    reread: async text => readJson(text, document.uri),
    more: () => {
      const found = collect(document, registrySubjects(document, siblings), unyielding, [])
      const refusals = found.filter(one => one.official && (one.official.gates.length > 0 || one.official.warns))
      return { verdicts: verdictsOf(refusals.map(one => one.official)), refusals }
    },
    settle: withTimelySchema,
  }
}

/** The tree of a broken text is a guess, and good enough to tell what it was meant to be. */
function signOf(document: Document): string | undefined {
  const sign = serverJsonSign(document.roots[0]?.node)
  if (sign !== undefined || isReadable(document)) return sign
  return document.text.includes('/server.schema.json"') ? 'it names the schema of server.json' : undefined
}

const OUTDATED = 'MCP_SERVER_JSON_SCHEMA_OUTDATED'

/** A file is not declared to follow the current schema while it has an error that nobody but its author can repair. */
function withTimelySchema(findings: readonly Finding[]): readonly Finding[] {
  const stuck = findings.some(
    one => one.severity === 'error' && one.code !== OUTDATED && !one.fixes.some(fix => fix.safety === 'safe'),
  )
  if (!stuck) return findings
  return findings.map(one =>
    one.code === OUTDATED ? { ...one, fixes: one.fixes.map(fix => ({ ...fix, safety: 'suggested' as const })) } : one,
  )
}
