import { revision20251125 as before } from './2025-11-25.js'
import type { SpecRevision } from './revision.js'

const { execution: _execution, ...tool } = before.objects.Tool ?? {}
const { ToolExecution: _toolExecution, InitializeResult: _initialize, ...objects } = before.objects

/** modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts and changelog: cacheable results, x-mcp-header, tasks moved into an extension. */
export const revision20260728: SpecRevision = {
  ...before,
  date: '2026-07-28',
  objects: {
    ...objects,
    Tool: tool,
    DiscoverResult: {
      _meta: { type: 'object' },
      supportedVersions: { type: 'strings', required: true },
      capabilities: { type: 'object', required: true },
      instructions: { type: 'string' },
    },
  },
  resultMembers: true,
  xMcpHeader: true,
  booleanProperties: true,
  outputSchemaRoot: 'any',
  externalRefsRefused: true,
  bareMetaKeys: ['traceparent', 'tracestate', 'baggage'],
  capabilities: [...before.capabilities.filter(name => name !== 'tasks'), 'extensions'],
  deprecatedCapabilities: ['logging'],
}
