import { consequences, judged } from '../rules/portability/shared-objections.js'
import type { Raise as Raised, Target } from '../targets/target.js'
import type { Raise } from './collect.js'
import { atLeast } from './combine.js'
import type { Finding } from './finding.js'

/** Makes findings of the core worse where a target that was asked for says so, and names it. */
export function raiseFor(targets: readonly Target[]): Raise {
  const byCode = new Map<string, { readonly target: Target; readonly limit: Raised }[]>()
  for (const target of targets)
    for (const limit of target.raises ?? [])
      byCode.set(limit.code, [...(byCode.get(limit.code) ?? []), { target, limit }])
  return finding => {
    const raises = byCode.get(finding.code)
    return raises ? raised(finding, raises) : finding
  }
}

function raised(finding: Finding, raises: readonly { readonly target: Target; readonly limit: Raised }[]): Finding {
  const { severity, byTarget } = judged(raises)
  return {
    ...finding,
    severity: atLeast(finding.severity, severity) ? finding.severity : severity,
    what: `${finding.what} ${consequences(raises)}`,
    targets: byTarget.map(({ target }) => target),
    byTarget,
  }
}
