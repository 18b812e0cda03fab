import { rules } from './index.js'
import { pages } from './pages.js'
import type { AnyRule, DocumentedRule, RulePage } from './rule.js'

/** What a rule's file exports: the rule and its page, or a family of rules and their pages by code. */
export type RuleModule =
  | { readonly default: AnyRule; readonly page: RulePage }
  | { readonly default: readonly AnyRule[]; readonly pages: Readonly<Record<string, RulePage>> }

/** The pages of all rule files, by code. */
export function pagesOf(modules: readonly RuleModule[]): ReadonlyMap<string, RulePage> {
  return new Map(
    modules.flatMap((one): [string, RulePage][] =>
      'page' in one ? [[one.default.code, one.page]] : Object.entries(one.pages),
    ),
  )
}

/** All rules with their pages: for `explain`, the lists and the reports that bring the rules along. */
export function documentedRules(): readonly DocumentedRule[] {
  return rules.map(rule => {
    const page = pages.get(rule.code)
    if (!page) throw new Error(`The file of ${rule.code} exports no page.`)
    return { ...rule, ...page }
  })
}
