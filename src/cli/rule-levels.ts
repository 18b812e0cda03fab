import type { SeverityOverride } from '../engine/settings.js'
import { rules } from '../rules/index.js'
import type { AnyRule } from '../rules/rule.js'
import { unknownWord } from './choices.js'
import { usageError } from './io.js'
import type { RuleLevel } from './options.js'

/** Puts a code as people write it into its full form: `command-has-args` becomes `MCP_COMMAND_HAS_ARGS`. */
function fullCode(written: string): string {
  const code = written.trim().toUpperCase().replaceAll('-', '_')
  return code.startsWith('MCP_') ? code : `MCP_${code}`
}

/** The rule of a code, whatever its letter case, with or without MCP_, or under a former name; fails for an unknown one. */
export function ruleOf(written: string): AnyRule {
  const code = fullCode(written)
  const rule = rules.find(one => one.code === code) ?? rules.find(one => one.formerly?.includes(code))
  if (rule) return rule
  throw unknownCode(written)
}

/** Compares --rule with the rules that there are. */
export function severitiesOf(levels: readonly RuleLevel[]): SeverityOverride[] {
  return levels.map(({ code, level }) => {
    if (!code.endsWith('*')) return { code: ruleOf(code).code, level }
    const family = fullCode(code)
    if (!rules.some(one => one.code.startsWith(family.slice(0, -1)))) throw unknownCode(code)
    return { code: family, level }
  })
}

function unknownCode(written: string): Error {
  const known = rules.map(one => one.code)
  const asWritten = written.endsWith('*') ? written : fullCode(written)
  return usageError(unknownWord('rule', asWritten, known, 'mcp-lint rules lists the codes.'))
}
