import type { AnyRule } from '../rules/rule.js'
import type { Severity } from './finding.js'

/** `--rule CODE=LEVEL`: the last one that fits a code counts. */
export interface SeverityOverride {
  /**
   * The code of a rule; with a `*` at the end, all codes that begin alike. One that fits no rule changes nothing. A rule that is
   * off by itself is switched on by its whole code only.
   */
  readonly code: string
  readonly level: 'off' | Severity
}

/** The level that the user chose for a code, or undefined. */
export function chosenLevel(code: string, overrides: readonly SeverityOverride[]): 'off' | Severity | undefined {
  return overrides.findLast(one => codeFits(code, one.code))?.level
}

/** Whether a code is meant by a name that may end in `*`. */
export function codeFits(code: string, pattern: string): boolean {
  return pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern
}

/** The rules that run: those that are not switched off, and of those that are off by themselves the ones that were named. */
export function activeRules(rules: readonly AnyRule[], overrides: readonly SeverityOverride[]): readonly AnyRule[] {
  return overrides.length === 0 ? ordinary(rules) : rules.filter(rule => isActive(rule, overrides))
}

function isActive({ code, off }: AnyRule, overrides: readonly SeverityOverride[]): boolean {
  if (chosenLevel(code, overrides) === 'off') return false
  return !off || overrides.some(one => one.code === code && one.level !== 'off')
}

const known = new WeakMap<readonly AnyRule[], readonly AnyRule[]>()

/** The same list each time, since the engine remembers what it worked out for a list. */
function ordinary(rules: readonly AnyRule[]): readonly AnyRule[] {
  const found = known.get(rules) ?? (rules.some(({ off }) => off) ? rules.filter(({ off }) => !off) : rules)
  known.set(rules, found)
  return found
}
