import { paramPrefix } from '../../headers/call.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { parameters } from './shared-faults.js'
import { constraints, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'The client puts Mcp-Param- in front of the name by itself. With the prefix in the annotation the header is called Mcp-Param-Mcp-Param-Region, and a gateway that looks for Mcp-Param-Region never finds it.',
  sources: [constraints],
  examples: {
    bad: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Mcp-Param-Region" }')],
    good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Region" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_PREFIXED',
  on: 'schema',
  title: 'The name of a header has the prefix that clients add',
  severity: 'warning',
  basis: 'advice',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    prefixed: ({ name }: { name: string }) => ({
      what: `${quote(name)} begins with ${paramPrefix}, which clients add by themselves.`,
      todo: `Write only what follows; as it stands, the header is called ${quote(paramPrefix + name)}.`,
    }),
  },
  check(subject, report) {
    for (const { member } of parameters(subject)) {
      const { value } = member
      if (value.type !== 'string' || !value.value.toLowerCase().startsWith(paramPrefix.toLowerCase())) continue
      const name = value.value.slice(paramPrefix.length)
      report(
        'prefixed',
        value,
        { name: value.value },
        name === ''
          ? {}
          : {
              fixes: [
                {
                  title: `Name the header ${quote(name)}`,
                  safety: 'suggested',
                  edits: edit => edit.replaceInside(value, 0, paramPrefix.length, ''),
                },
              ],
            },
      )
    }
  },
})
