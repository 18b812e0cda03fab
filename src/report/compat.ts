import type { FileResult, Finding } from '../engine/finding.js'

/** What becomes of a tool at one target, from best to worst. */
export const compatVerdicts = ['taken', 'warned', 'damaged', 'refused'] as const
export type CompatVerdict = (typeof compatVerdicts)[number]
type Verdicts = Readonly<Record<string, CompatVerdict>>

/** Why a tool does not arrive as it is. */
export interface CompatReason {
  readonly code: string
  readonly pointer: string
  readonly message: string
  /** By the target's id; empty for what MCP itself forbids. */
  readonly verdicts: Verdicts
}
/** A tool, or the list of all tools, and what becomes of it. */
export interface CompatRow {
  readonly name: string | null
  readonly pointer: string
  /** Which document of a file that holds several. */
  readonly document: number
  /** Whether MCP itself takes it. */
  readonly mcp: 'taken' | 'refused'
  readonly verdicts: Verdicts
  readonly reasons: readonly CompatReason[]
}
/** Which target takes which tool of a file. */
export interface CompatTable {
  readonly path: string
  readonly revision: string | null
  readonly targets: readonly { readonly id: string; readonly name: string }[]
  /** What concerns the tools as a whole. */
  readonly list: Pick<CompatRow, 'verdicts' | 'reasons'>
  readonly tools: readonly CompatRow[]
}

/** The table of a file that was judged for these targets and has its tree. */
export function compatTable(file: FileResult, targets: CompatTable['targets']): CompatTable {
  const { tools } = file.tree ?? {}
  const whole = [...(file.tree?.findings ?? []), ...(tools?.findings ?? [])].filter(one => one.byTarget)
  const ids = targets.map(({ id }) => id)
  const rowOf = (findings: readonly Finding[]) => {
    const reasons = findings.filter(one => one.byTarget || isForbidden(one)).map(reasonOf)
    return { verdicts: worstOf(ids, reasons), reasons }
  }
  return {
    path: file.uri,
    revision: file.revision,
    targets,
    list: rowOf(whole),
    tools: (tools?.entries ?? []).map(({ name, pointer, document, findings }) => ({
      ...{ name, pointer, document },
      mcp: findings.some(isForbidden) ? 'refused' : 'taken',
      ...rowOf(findings),
    })),
  }
}

/** Whether something is refused, by a target or by MCP itself. */
export function refusesAny({ list, tools }: CompatTable): boolean {
  const refused = (verdicts: Verdicts): boolean => Object.values(verdicts).includes('refused')
  return refused(list.verdicts) || tools.some(({ mcp, verdicts }) => mcp === 'refused' || refused(verdicts))
}

const isForbidden = ({ severity, basis }: Finding): boolean => severity === 'error' && basis === 'spec'

function reasonOf({ code, pointer, what, todo, byTarget = [] }: Finding): CompatReason {
  const verdicts = Object.fromEntries(byTarget.map(({ target, verdict }) => [target, verdict]))
  return { code, pointer, message: `${what} ${todo}`, verdicts }
}

function worstOf(ids: readonly string[], reasons: readonly CompatReason[]): Verdicts {
  const rank = (verdict: CompatVerdict): number => compatVerdicts.indexOf(verdict)
  const worst = (id: string): CompatVerdict =>
    reasons.reduce<CompatVerdict>((so, { verdicts }) => {
      const one = verdicts[id] ?? 'taken'
      return rank(one) > rank(so) ? one : so
    }, 'taken')
  return Object.fromEntries(ids.map(id => [id, worst(id)]))
}
