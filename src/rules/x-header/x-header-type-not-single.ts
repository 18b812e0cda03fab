import type { Node } from '../../document/document.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { faultsThatAre, typeFix } from './shared-faults.js'
import { constraints, parameterName, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'The specification wants a primitive type and does not say what a list of types or a missing type is. Most SDKs want one plain word: TypeScript, Python, Rust and Ruby clients leave the tool out of the list otherwise, and Go clients keep it and send no header for some lists, so that servers refuse the calls.',
  sources: [
    constraints,
    'modelcontextprotocol/typescript-sdk and python-sdk, run on a list of types, a list of one and no type: both drop the tool',
    'modelcontextprotocol/rust-sdk, ruby-sdk, go-sdk, csharp-sdk and php-sdk, source code of August 2026',
  ],
  examples: {
    bad: [
      propertiesExample('"region": { "type": ["string", "null"], "x-mcp-header": "Region" }'),
      propertiesExample('"region": { "enum": ["eu", "us"], "x-mcp-header": "Region" }'),
    ],
    good: [propertiesExample('"region": { "type": "string", "enum": ["eu", "us"], "x-mcp-header": "Region" }')],
  },
}

const advice =
  'TypeScript, Python, Rust and Ruby clients of 2026-07-28 drop this tool, and only this one, from the list they get over Streamable HTTP'

export default defineRule({
  code: 'MCP_X_HEADER_TYPE_NOT_SINGLE',
  on: 'schema',
  title: 'A parameter with a header has no single type',
  severity: 'error',
  basis: 'spec',
  drops: 'tool',
  tags: ['headers'],
  since: '0.1.0',
  messages: {
    missing: ({ parameter }: { parameter: string }) => ({
      what: `${parameter} has a header and no "type" of its own.`,
      todo: `Give it one plain type beside x-mcp-header, a string, integer or boolean: ${advice}.`,
    }),
    list: ({ parameter }: { parameter: string }) => ({
      what: `${parameter} has a header and a list of types.`,
      todo: `Give it one plain type; if it is optional, leave it out of "required" instead: ${advice}.`,
    }),
  },
  check(subject, report) {
    for (const { annotation } of faultsThatAre(subject, 'no type'))
      report('missing', annotation.member.value, { parameter: parameterName(annotation) })
    for (const { annotation, type } of faultsThatAre(subject, 'several types'))
      report(
        'list',
        annotation.member.value,
        { parameter: parameterName(annotation) },
        {
          fixes: fixes(type),
          related: [{ place: type, message: 'The types of the parameter.' }],
        },
      )
  },
})

function fixes(type: Node): FixDraft[] {
  if (type.type !== 'array') return []
  const words = type.items.flatMap(one => (one.type === 'string' ? [one.value] : []))
  const [only, ...others] = words.filter(word => word !== 'null')
  if (only === undefined || others.length > 0) return []
  return [typeFix(type, only, words.length === 1 ? 'safe' : 'suggested')]
}
