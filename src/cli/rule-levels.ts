import type { SeverityOverride } from '../engine/settings.js'
import { codes } from '../rules/codes.js'
import { list } from '../text/words.js'
import { unknownWord } from './choices.js'
import { usageError } from './io.js'
import type { RuleLevel } from './options.js'

/** Puts a code as people write it into its full form: `command-has-args` becomes `MCP_COMMAND_HAS_ARGS`. */
function fullCode(written: string): string {
  const code = written.trim().toUpperCase().replaceAll('-', '_')
  return code.startsWith('MCP_') ? code : `MCP_${code}`
}

/** The code of a rule, whatever its letter case, with or without MCP_; fails for an unknown one. */
export function codeOf(written: string): string {
  const code = fullCode(written)
  if (codes.includes(code)) return code
  throw unknownCode(written)
}

/** Compares --rule with the rules that there are. */
export function severitiesOf(levels: readonly RuleLevel[]): SeverityOverride[] {
  return levels.map(({ code, level }) => {
    if (!code.endsWith('*')) return { code: codeOf(code), level }
    const family = fullCode(code)
    if (!codes.some(one => one.startsWith(family.slice(0, -1)))) throw unknownCode(code)
    return { code: family, level }
  })
}

function unknownCode(written: string): Error {
  const asWritten = written.endsWith('*') ? written : fullCode(written)
  const word = asWritten.replace(/^MCP_|\*$/g, '')
  const some = word.length < 3 ? [] : codes.filter(code => code.includes(word)).slice(0, 5)
  const such = some.length === 0 ? '' : `, such as ${list(some, 'and')}`
  return usageError(unknownWord('rule', asWritten, codes, `mcp-lint rules lists the codes${such}.`))
}
