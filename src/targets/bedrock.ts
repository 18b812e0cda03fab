import type { Target } from './target.js'

const page = "AWS's page API_runtime_ToolSpecification"

const bedrock: Target = {
  id: 'bedrock',
  name: 'Amazon Bedrock',
  about: 'the Converse API of Amazon Bedrock',
  inAll: true,
  limits: {
    nameDot: {
      takes: 'names of 1 to 64 letters, digits, "_" and "-"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-11',
      sure: 'docs',
      sources: [page],
    },
    nameLength: {
      most: 64,
      takes: 'names of at most 64 characters',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-11',
      sure: 'docs',
      sources: [page, 'awslabs/mcp#3181'],
    },
    emptyDescription: {
      takes: 'descriptions of at least one character',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-11',
      sure: 'docs',
      sources: [page, 'BerriAI/litellm#24668', 'RooCodeInc/Roo-Code#10022'],
    },
    rootKeywords: [
      {
        names: ['oneOf', 'anyOf', 'allOf'],
        takes: 'an input schema without oneOf, anyOf and allOf at its root, for Claude models',
        severity: 'error',
        recommended: 'warning',
        outcome: 'request refused',
        seen: '2026-09',
        sure: 'inference',
        sources: ['ripwire#48', 'idp-on-aws#709: Claude models there give the same messages as at Anthropic'],
      },
    ],
    tupleItems: {
      takes: 'items that are one schema, as JSON Schema 2020-12 has it',
      severity: 'warning',
      outcome: 'may be refused',
      seen: '2026-08',
      sure: 'guess',
      sources: ['nothing was seen about tuples of a declared draft-07'],
    },
    propertyNames: {
      pattern: '[a-zA-Z0-9_.-]{1,64}',
      takes: 'parameters whose names are 1 to 64 letters, digits, "_", "." and "-", for Claude models',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-09',
      sure: 'issue',
      sources: ['idp-on-aws#709'],
    },
  },
  raises: [
    {
      code: 'MCP_TOOL_NAME_INVALID',
      takes: 'names of 1 to 64 letters, digits, "_" and "-"',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-11',
      sure: 'docs',
      sources: [page],
    },
  ],
}
export default bedrock
