import { documentedRules } from '../../rules/documented.js'
import type { DocumentedRule } from '../../rules/rule.js'
import { asJson, table } from './table.js'

/** All rules, as a table or as JSON. */
export function rulesTable(json: boolean): string {
  const rules = documentedRules()
  if (json) return asJson({ rules: rules.map(dataOf) })
  return table(
    ['CODE', 'SEVERITY', 'BASIS', 'TITLE'],
    rules.map(({ code, severity, basis, title }) => [code, severity, basis, title]),
  )
}

function dataOf({ code, title, severity, basis, tags, since, formerly = [], why, sources, messages }: DocumentedRule) {
  return { code, title, severity, basis, tags, since, formerly, why, sources, messages: Object.keys(messages) }
}
