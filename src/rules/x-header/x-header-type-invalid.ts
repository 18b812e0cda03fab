import type { Node } from '../../document/document.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { faultsThatAre, typeFix } from './shared-faults.js'
import { constraints, drops, parameterName, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Only strings, integers and booleans have one agreed text that fits into a header. The type number is excluded by name, because 0.1 or 1e21 are written differently from language to language. Clients of 2026-07-28 leave a tool that mirrors anything else out of the list.',
  sources: [
    constraints,
    'modelcontextprotocol/conformance 344, 371 and 444: number was allowed in drafts and is not any more; typescript-sdk still lets it pass (August 2026), python-sdk, csharp-sdk, go-sdk, rust-sdk and php-sdk do not',
  ],
  examples: {
    bad: [
      propertiesExample('"limit": { "type": "number", "x-mcp-header": "Limit" }'),
      propertiesExample('"regions": { "type": "array", "items": { "type": "string" }, "x-mcp-header": "Regions" }'),
    ],
    good: [propertiesExample('"limit": { "type": "integer", "x-mcp-header": "Limit" }')],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_TYPE_INVALID',
  on: 'schema',
  title: 'A parameter with a header has a type that no header can carry',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    type: ({ parameter, type }: { parameter: string; type: string }) => ({
      what: `${parameter} may be ${type}, which cannot be mirrored into a header.`,
      todo: `Make it a string, an integer or a boolean, or remove x-mcp-header: ${drops}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation, type } of faultsThatAre(subject, 'invalid type')) {
      report(
        'type',
        annotation.member.value,
        { parameter: parameterName(annotation), type: unfit(type) },
        {
          fixes: fixes(type),
          related: [{ place: type, message: 'The type of the parameter.' }],
        },
      )
    }
  },
})

const FIT = new Set(['string', 'integer', 'boolean'])
const wordsOf = (type: Node): string[] =>
  (type.type === 'array' ? type.items : [type]).flatMap(one => (one.type === 'string' ? [one.value] : []))

/** The first type that no header can carry; null only where there is no other. */
function unfit(type: Node): string {
  const words = wordsOf(type).filter(word => !FIT.has(word))
  const word = words.find(one => one !== 'null')
  return word === undefined ? 'nothing but the null value' : `of the type ${quote(word)}`
}

function fixes(type: Node): FixDraft[] {
  const words = wordsOf(type).filter(word => word !== 'null')
  return words.length > 0 && words.every(word => word === 'number') ? [typeFix(type, 'integer', 'suggested')] : []
}
