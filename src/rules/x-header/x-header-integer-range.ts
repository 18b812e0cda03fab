import type { NumberNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { HeaderAnnotation } from '../../headers/annotations.js'
import { decimalOf, isBeyondSafe } from '../../headers/decimal.js'
import { mirroredType } from '../../headers/faults.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { parameters } from './shared-faults.js'
import { constraints, parameterName, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Beyond 2^53 − 1 not every language keeps all digits of an integer, so header and body could disagree about the same value, and the server would refuse the call. What clients do with such an argument differs: some send no header, some fail.',
  sources: [
    constraints,
    'modelcontextprotocol/typescript-sdk, go-sdk and ruby-sdk (no header), csharp-sdk (an exception), python-sdk, rust-sdk and php-sdk (a header), source code of August 2026',
  ],
  examples: {
    bad: [
      propertiesExample(`"id": {
            "type": "integer",
            "maximum": 9223372036854775807,
            "x-mcp-header": "Id"
          }`),
    ],
    good: [
      propertiesExample(`"id": {
            "type": "integer",
            "maximum": 9007199254740991,
            "x-mcp-header": "Id"
          }`),
      propertiesExample('"id": { "type": "string", "x-mcp-header": "Id" }'),
    ],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_INTEGER_RANGE',
  on: 'schema',
  title: 'A parameter with a header allows integers that are not exact',
  severity: 'warning',
  basis: 'spec',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    beyond: ({ parameter, keyword }: { parameter: string; keyword: string }) => ({
      what: `${quote(keyword)} of ${parameter} goes beyond ±(2^53 − 1), and its header repeats it.`,
      todo: 'Stay within ±9007199254740991, or make the parameter a string: larger integers lose digits on the way, and clients send no header for them or fail.',
    }),
  },
  check(subject, report) {
    for (const annotation of parameters(subject)) {
      if (mirroredType(annotation) !== 'integer') continue
      for (const [keyword, number] of numbersOf(annotation)) {
        const decimal = decimalOf(number.raw)
        if (decimal && isBeyondSafe(decimal))
          report('beyond', number, { parameter: parameterName(annotation), keyword })
      }
    }
  },
})

/** The numbers that a schema names as values: its bounds, and the values themselves. */
function numbersOf({ schema }: HeaderAnnotation): [keyword: string, number: NumberNode][] {
  return ['minimum', 'maximum', 'const', 'enum', 'default'].flatMap(keyword => {
    const value = member(schema, keyword)?.value
    const values = value?.type === 'array' && keyword === 'enum' ? value.items : value ? [value] : []
    return values.flatMap((one): [string, NumberNode][] => (one.type === 'number' ? [[keyword, one]] : []))
  })
}
