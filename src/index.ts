/**
 * mcp-lint for editors, web pages and tests: texts in, findings and texts out. Nothing here touches a disk, a network or Node.
 * @module
 */
import { lintText } from './engine/lint.js'

export { clientById, clients } from './clients/index.js'
export type { ClientProfile, ConfigFile } from './clients/profile.js'
export type { Span } from './document/document.js'
export type { Basis, Edit, FileResult, Finding, Fix, Related, Run, RunError, Severity } from './engine/finding.js'
export type { LintInput, LintOptions, SeverityOverride, Siblings } from './engine/lint.js'
export { lintText } from './engine/lint.js'
export type { Formatter, Paint, ReportOptions } from './report/formatter.js'
export { formats } from './report/index.js'
export { documentedRules as rules } from './rules/documented.js'
export type { AnyRule, DocumentedRule, Example } from './rules/rule.js'
export { facts, version } from './version.js'

import type { LintInput, LintOptions } from './engine/lint.js'

/**
 * The text with the safe fixes applied (with `suggested`, also the others). A leading byte order mark, line ends, comments and
 * layout stay as they are; a text with nothing to fix, or of a foreign file, comes back unchanged.
 */
export async function fixText(
  input: LintInput,
  options: Omit<LintOptions, 'fix'> & { readonly suggested?: boolean } = {},
): Promise<string> {
  const { suggested, ...rest } = options
  const result = await lintText(input, { ...rest, fix: suggested ? 'suggested' : 'safe' })
  if (!result?.fixed) return input.text
  return (input.text.startsWith('\ufeff') ? '\ufeff' : '') + result.fixed.text
}
