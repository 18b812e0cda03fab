import { documentedRules } from '../../rules/documented.js'
import type { DocumentedRule } from '../../rules/rule.js'
import { asJson, table } from './table.js'

/** All rules, as a table or as JSON. */
export function rulesTable(json: boolean, width?: number): string {
  const rules = documentedRules()
  if (json) return asJson({ rules: rules.map(dataOf) })
  return table(
    ['CODE', 'SEVERITY', 'BASIS', 'TITLE'],
    rules.map(({ code, severity, off, basis, title }) => [code, off ? `${severity}, off` : severity, basis, title]),
    width,
  )
}

function dataOf(rule: DocumentedRule) {
  const { code, title, severity, off = false, basis, tags, since, formerly = [], why, sources, messages } = rule
  return {
    code,
    title,
    severity,
    enabled: !off,
    basis,
    tags,
    since,
    formerly,
    why,
    sources,
    messages: Object.keys(messages),
  }
}
