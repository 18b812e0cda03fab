import { openaiLimits, openaiRaises } from './openai-limits.js'
import type { Target } from './target.js'

const strictSchema = 'openai/openai-agents-python, src/agents/strict_schema.py at 7f7a44f'
const profile = "OpenAI's page on structured outputs, as a dated profile of 2026-02 gives it"

const openaiStrict: Target = {
  id: 'openai-strict',
  name: "OpenAI's API in strict mode",
  about: 'function calling of OpenAI with strict: true, which few MCP clients set',
  inAll: false,
  limits: {
    ...openaiLimits,
    tupleItems: {
      takes: 'items that are one schema',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'docs',
      sources: [profile],
    },
    keywords: {
      never: [
        ...['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'default'],
        ...[
          'patternProperties',
          'propertyNames',
          'unevaluatedProperties',
          'unevaluatedItems',
          'prefixItems',
          'contains',
        ],
        ...['minContains', 'maxContains', 'uniqueItems', 'minProperties', 'maxProperties'],
      ],
      takes: 'schemas without allOf, oneOf, not, if, default, patternProperties and some more',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'docs',
      sources: [profile, strictSchema, 'dotnet/extensions#6266'],
    },
    refs: {
      beside: [],
      takes: 'a $ref that stands alone',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'source code',
      sources: [strictSchema],
    },
    formats: {
      byType: {
        any: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
      },
      takes: 'the formats date-time, time, date, duration, email, hostname, ipv4, ipv6 and uuid',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-01',
      sure: 'issue',
      sources: ['posit-dev/chatlas#255', 'RooCodeInc/Roo-Code, json-schema.ts at cb83656'],
    },
    closedObjects: {
      takes: 'objects that say additionalProperties: false',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'issue',
      sources: ['langchain-ai/langchainjs#9496', strictSchema],
    },
    allRequired: {
      takes: 'objects whose required names every property',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-09',
      sure: 'issue',
      sources: ['sst/opencode#45245', strictSchema],
    },
    sizes: {
      properties: 5000,
      depth: 10,
      enumValues: 1000,
      characters: 120_000,
      longEnum: { values: 250, characters: 15_000 },
      takes:
        'schemas of at most 5,000 properties, 10 levels, 1,000 values of enum and 120,000 characters of names and values',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'docs',
      sources: [profile],
    },
  },
  raises: openaiRaises,
}
export default openaiStrict
