import { targets } from './index.js'
import type { Limit, Limits, Raise, Target } from './target.js'

/** What counts of each target for the words of `--target`, in the order of the list of targets; each target once. */
export function chooseTargets(words: readonly string[]): readonly Target[] {
  return targets.flatMap(target => {
    if (words.some(word => names(target, word))) return [target]
    return words.includes('recommended') && target.inAll ? [recommended(target)] : []
  })
}

function names({ id, aliases = [], inAll }: Target, word: string): boolean {
  return word === id || aliases.includes(word) || (word === 'all' && inAll)
}

/** A target with only the limits that are told without being asked for, at the severities of such a run. */
function recommended(target: Target): Target {
  const entries = Object.entries(target.limits).flatMap(([name, limit]: [string, Limit | readonly Limit[]]) => {
    const kept = (Array.isArray(limit) ? limit : [limit]).flatMap(one => softened(one as Limit))
    return kept.length === 0 ? [] : [[name, Array.isArray(limit) ? kept : kept[0]] as const]
  })
  const raises = (target.raises ?? []).flatMap(one => softened<Raise>(one))
  return { ...target, limits: Object.fromEntries(entries) as Limits, raises }
}

function softened<L extends Limit>(limit: L): L[] {
  return limit.recommended ? [{ ...limit, severity: limit.recommended }] : []
}
