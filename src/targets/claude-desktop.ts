import type { Target } from './target.js'

const claudeDesktop: Target = {
  id: 'claude-desktop',
  name: 'Claude Desktop',
  about: 'Claude Desktop and the connectors of claude.ai',
  inAll: true,
  limits: {
    nameDot: {
      takes: 'names of 1 to 64 letters, digits, "_" and "-"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'conversation refused',
      seen: '2026-06',
      sure: 'issue',
      sources: ['orchard-mcp#14', 'ImmichMCP#4', 'anthropics/claude-code#57813'],
    },
    nameLength: {
      most: 64,
      takes: 'names of at most 64 characters',
      severity: 'error',
      recommended: 'warning',
      outcome: 'conversation refused',
      seen: '2026-05',
      sure: 'issue',
      sources: ['anthropics/claude-code#57813', 'ToolUniverse#3'],
    },
    propertyNames: {
      pattern: '[a-zA-Z0-9_.-]{1,64}',
      takes: 'parameters whose names are 1 to 64 letters, digits, "_", "." and "-"',
      severity: 'error',
      recommended: 'warning',
      outcome: 'conversation refused',
      seen: '2026-09',
      sure: 'inference',
      sources: ["it sends the tools to Anthropic's API: idp-on-aws#709, decocms/studio#6874"],
    },
    outputDialect: {
      dialects: ['2020-12'],
      takes: 'an output schema of JSON Schema 2020-12',
      severity: 'warning',
      recommended: 'warning',
      outcome: 'tool unusable',
      seen: '2026-09',
      sure: 'issue',
      sources: [
        'mcp-openmsx#22',
        'anki-mcp-server-addon#75',
        'modelcontextprotocol/typescript-sdk, dialects.ts of 2026-08-18: takes draft-06, draft-07 and 2019-09 too',
      ],
    },
  },
  raises: [
    {
      code: 'MCP_TOOL_NAME_INVALID',
      takes: 'names of 1 to 64 letters, digits, "_" and "-"',
      severity: 'error',
      outcome: 'conversation refused',
      seen: '2026-06',
      sure: 'issue',
      sources: ['orchard-mcp#14', 'ImmichMCP#4', 'anthropics/claude-code#57813'],
    },
  ],
}
export default claudeDesktop
