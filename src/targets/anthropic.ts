import type { Target } from './target.js'

/** The Messages API, also behind Vertex and Foundry. */
const anthropic: Target = {
  id: 'anthropic',
  name: "Anthropic's API",
  about: 'the Messages API of Anthropic, also where Vertex AI or Foundry serve Claude models',
  inAll: true,
  limits: {
    nameDot: {
      takes: 'names of letters, digits, "_" and "-"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-03',
      sure: 'issue',
      sources: [
        'github/copilot-cli#1879',
        'modelcontextprotocol/modelcontextprotocol#1345',
        'anthropics/claude-code#16425',
      ],
    },
    // A name of more than 128 characters is outside of MCP's own rule; it was 64 before June 2025.
    rootKeywords: [
      {
        names: ['oneOf', 'anyOf', 'allOf'],
        takes: 'an input schema without oneOf, anyOf and allOf at its root',
        severity: 'error',
        recommended: 'warning',
        outcome: 'request refused',
        seen: '2026-08',
        sure: 'issue',
        sources: ['anthropics/claude-code#5973', 'anthropics/claude-code#95504', 'makenotion/notion-mcp-server#340'],
      },
    ],
    tupleItems: {
      takes: 'items that are one schema, as JSON Schema 2020-12 has it',
      severity: 'warning',
      outcome: 'may be refused',
      seen: '2026-08',
      sure: 'guess',
      sources: ['Dokploy/mcp#74: the schema must be 2020-12; nothing was seen about tuples of a declared draft-07'],
    },
    propertyNames: {
      pattern: '[a-zA-Z0-9_.-]{1,64}',
      takes: 'parameters whose names are 1 to 64 letters, digits, "_", "." and "-"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'request refused',
      seen: '2026-09',
      sure: 'issue',
      sources: [
        'idp-on-aws#709',
        'decocms/studio#6874',
        'appstore-connect-mcp#1',
        'ComposioHQ/composio#3500',
        'twilio-labs/mcp#58',
      ],
    },
  },
  raises: [
    {
      code: 'MCP_TOOL_NAME_INVALID',
      takes: 'names of 1 to 128 letters, digits, "_" and "-"',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-03',
      sure: 'issue',
      sources: ['github/copilot-cli#1879', 'anthropics/claude-code#16425'],
    },
  ],
}
export default anthropic
