import type { Node } from '../../document/document.js'
import { defineRule, type RulePage } from '../rule.js'
import { faultsThatAre } from './shared-faults.js'
import { constraints, drops, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'The annotation is the name of a header, and a name is a string. With any other value there is no header to send, and clients of 2026-07-28 leave the tool out of the list.',
  sources: [constraints],
  examples: {
    bad: [propertiesExample('"region": { "type": "string", "x-mcp-header": true }')],
    good: [propertiesExample('"region": { "type": "string", "x-mcp-header": "Region" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_NOT_STRING',
  on: 'schema',
  title: 'The name of a header is no string',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    type: ({ type }: { type: string }) => ({
      what: `"x-mcp-header" is ${type}, but it names a header.`,
      todo: `Write the name as a string, such as "Region" for Mcp-Param-Region: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation } of faultsThatAre(subject, 'not a string')) {
      const { value } = annotation.member
      report('type', value, { type: words[value.type] })
    }
  },
})

const words: Readonly<Record<Node['type'], string>> = {
  ...{ object: 'an object', array: 'a list', string: 'a string', number: 'a number' },
  ...{ boolean: 'true or false', null: 'null', date: 'a date' },
}
