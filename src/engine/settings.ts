import type { AnyRule } from '../rules/rule.js'
import type { Severity } from './finding.js'

/** `--rule CODE=LEVEL`: the last one that fits a code counts. */
export interface SeverityOverride {
  /** The code of a rule; with a `*` at the end, all codes that begin alike. One that fits no rule changes nothing. */
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

/** The rules that are not switched off. */
export function activeRules(rules: readonly AnyRule[], overrides: readonly SeverityOverride[]): readonly AnyRule[] {
  return overrides.length === 0 ? rules : rules.filter(rule => chosenLevel(rule.code, overrides) !== 'off')
}
