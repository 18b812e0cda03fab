import { headerNameFrom } from '../../headers/names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { faultsThatAre } from './shared-faults.js'
import { constraints, drops, parameterName, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'The value of x-mcp-header is put behind Mcp-Param- and makes the name of the header. Nothing there means no header, and clients of 2026-07-28 leave the tool out of the list.',
  sources: [constraints],
  examples: {
    bad: [propertiesExample('"region": { "type": "string", "x-mcp-header": "" }')],
    good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Region" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_EMPTY',
  on: 'schema',
  title: 'The name of a header is empty',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    empty: ({ parameter }: { parameter: string }) => ({
      what: `The header of ${parameter} has no name.`,
      todo: `Write what shall stand behind Mcp-Param-: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation } of faultsThatAre(subject, 'empty')) {
      const { member, path } = annotation
      const name = headerNameFrom(path.at(-1) ?? '')
      report(
        'empty',
        member.value,
        { parameter: parameterName(annotation) },
        name === undefined
          ? {}
          : {
              fixes: [
                {
                  title: `Name the header ${quote(name)}`,
                  safety: 'suggested',
                  edits: edit => edit.replace(member.value, name),
                },
              ],
            },
      )
    }
  },
})
