import { targets } from '../../targets/index.js'
import { outcomes } from '../../targets/outcomes.js'
import type { Limit, Raise, Target } from '../../targets/target.js'
import { asJson, table } from './table.js'

/** All targets, as a table or as JSON with every limit. */
export function targetsTable(json: boolean, width?: number): string {
  if (json) return asJson({ targets: targets.map(dataOf) })
  return table(
    ['ID', 'ALIASES', 'ALL', 'WHAT IT IS'],
    targets.map(({ id, aliases = [], inAll, about }) => [id, aliases.join(', '), inAll ? 'yes' : 'no', about]),
    width,
  )
}

function dataOf(target: Target) {
  const { id, name, aliases = [], about, inAll, raises = [] } = target
  return { id, name, aliases, about, all: inAll, limits: limitRows(target).map(limitOf), raises: raises.map(raiseOf) }
}

/** Each limit with its topic; of a topic with several limits, each. */
function limitRows({ limits }: Target): (readonly [topic: string, limit: Limit])[] {
  return Object.entries(limits).flatMap(([topic, limit]: [string, Limit | readonly Limit[]]) =>
    (Array.isArray(limit) ? limit : [limit]).map(one => [topic, one as Limit] as const),
  )
}

function limitOf([topic, limit]: readonly [string, Limit]) {
  return { topic, ...dated(limit) }
}

function raiseOf(raise: Raise) {
  return { code: raise.code, ...dated(raise) }
}

function dated({ takes, severity, recommended, outcome, seen, sure, sources }: Limit) {
  return {
    takes,
    severity,
    recommended: recommended ?? null,
    verdict: outcomes[outcome].verdict,
    does: outcomes[outcome].one,
    seen,
    sure,
    sources,
  }
}
