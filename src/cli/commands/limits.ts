import { targets } from '../../targets/index.js'
import type { Limit, LimitName } from '../../targets/target.js'

/** What one target takes, and where that is known from. */
export interface LimitLine {
  readonly name: string
  readonly takes: string
  /** `2026-03, issue: openai/codex#8174, …`. */
  readonly source: string
}

/** What each target says about the topic of a rule, or about a code that is worse there. */
export function limitsAbout({ code, limit }: { readonly code: string; readonly limit?: LimitName }): LimitLine[] {
  return targets.flatMap(({ name, limits, raises = [] }) => {
    const found = limit ? limits[limit] : undefined
    const all: readonly Limit[] = [
      ...(Array.isArray(found) ? (found as readonly Limit[]) : found ? [found as Limit] : []),
      ...raises.filter(one => one.code === code),
    ]
    return all.map(({ takes, seen, sure, sources }) => ({
      name,
      takes,
      source: `${seen}, ${sure}: ${sources.join(', ')}`,
    }))
  })
}
