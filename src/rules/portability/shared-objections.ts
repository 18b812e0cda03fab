import type { Severity, TargetVerdict } from '../../engine/finding.js'
import { outcomes } from '../../targets/outcomes.js'
import type { Limit, LimitName, Limits, Target } from '../../targets/target.js'
import { capital, list } from '../../text/words.js'
import type { Extras } from '../rule.js'

/** A target that does not take a place as it is, and the limit that it says so by. */
export interface Objection<L extends Limit = Limit> {
  readonly target: Target
  readonly limit: L
}

type One<N extends LimitName> = NonNullable<Limits[N]> extends readonly (infer L)[] ? L : NonNullable<Limits[N]>

/** The limits about one topic, with those who have them. */
export function limitsOf<N extends LimitName>(
  targets: readonly Target[],
  name: N,
): readonly Objection<One<N> & Limit>[] {
  const byName = gathered.get(targets) ?? new Map<LimitName, readonly Objection[]>()
  gathered.set(targets, byName)
  const found = byName.get(name) ?? gather(targets, name)
  byName.set(name, found)
  return found as readonly Objection<One<N> & Limit>[]
}

/** A run asks for the same targets at each tool. */
const gathered = new WeakMap<readonly Target[], Map<LimitName, readonly Objection[]>>()

function gather<N extends LimitName>(targets: readonly Target[], name: N): Objection<One<N> & Limit>[] {
  return targets.flatMap(target => {
    const found = target.limits[name]
    const all = (Array.isArray(found) ? found : found ? [found] : []) as (One<N> & Limit)[]
    return all.map(limit => ({ target, limit }))
  })
}

const rank: Readonly<Record<Severity, number>> = { error: 2, warning: 1, info: 0 }

/** What becomes of it, the worst first: "OpenAI's API and Amazon Bedrock refuse …; VS Code gives …". A sentence. */
export function consequences(objections: readonly Objection[]): string {
  const groups = new Map<string, { readonly limit: Limit; readonly names: string[] }>()
  for (const { target, limit } of [...objections].sort((a, b) => rank[b.limit.severity] - rank[a.limit.severity])) {
    const group = groups.get(limit.outcome) ?? { limit, names: [] }
    groups.set(limit.outcome, group)
    if (!group.names.includes(target.name)) group.names.push(target.name)
  }
  const clauses = [...groups.values()].map(({ limit, names }) => {
    const { one, many } = outcomes[limit.outcome]
    return `${list(names, 'and')} ${names.length === 1 ? one : many}`
  })
  return `${capital(clauses.join('; '))}.`
}

/** The severity of the worst and what each target does. */
export function judged(objections: readonly Objection[]): Required<Pick<Extras, 'severity' | 'byTarget'>> {
  const byTarget = objections.map(
    ({ target, limit }): TargetVerdict => ({
      target: target.id,
      severity: limit.severity,
      verdict: outcomes[limit.outcome].verdict,
    }),
  )
  const severity = byTarget.reduce<Severity>(
    (worst, one) => (rank[one.severity] > rank[worst] ? one.severity : worst),
    'info',
  )
  return { severity, byTarget }
}

/** How much each takes, the strictest first: "80 (Cursor), 100 (Windsurf) and 128 (OpenAI's API and VS Code)". */
export function mostOf(
  objections: readonly Objection<Limit & { readonly most: number; readonly unit?: string }>[],
): string {
  const groups = new Map<string, string[]>()
  for (const { target, limit } of [...objections].sort((a, b) => a.limit.most - b.limit.most)) {
    const most = `${limit.most}`.replace(/\B(?=(?:\d{3})+$)/g, ',') + (limit.unit ? ` ${limit.unit}` : '')
    groups.set(most, [...(groups.get(most) ?? []), target.name])
  }
  return list(
    [...groups].map(([most, names]) => `${most} (${list(names, 'and')})`),
    'and',
  )
}
