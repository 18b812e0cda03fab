import type { SpecRevision } from './revision.js'

/** modelcontextprotocol/modelcontextprotocol, schema/2024-11-05/schema.ts. */
export const revision20241105: SpecRevision = {
  date: '2024-11-05',
  objects: {
    // Anything else may stand in an answer; what a list holds is looked at on its own.
    Result: { _meta: { type: 'object' } },
    InitializeResult: {
      _meta: { type: 'object' },
      protocolVersion: { type: 'string', required: true },
      capabilities: { type: 'object', required: true },
      instructions: { type: 'string' },
    },
    Tool: {
      name: { type: 'string', required: true },
      description: { type: 'string' },
      inputSchema: { type: 'schema', required: true },
    },
    Resource: {
      uri: { type: 'string', required: true },
      name: { type: 'string', required: true },
      description: { type: 'string' },
      mimeType: { type: 'string' },
      annotations: { type: 'object' },
      size: { type: 'integer' },
    },
    ResourceTemplate: {
      uriTemplate: { type: 'string', required: true },
      name: { type: 'string', required: true },
      description: { type: 'string' },
      mimeType: { type: 'string' },
      annotations: { type: 'object' },
    },
    Annotations: { audience: { type: 'strings' }, priority: { type: 'number' } },
    Prompt: {
      name: { type: 'string', required: true },
      description: { type: 'string' },
      arguments: { type: 'array' },
    },
    PromptArgument: {
      name: { type: 'string', required: true },
      description: { type: 'string' },
      required: { type: 'boolean' },
    },
    Implementation: { name: { type: 'string', required: true }, version: { type: 'string', required: true } },
  },
  toolNames: false,
  resultMembers: false,
  xMcpHeader: false,
  batches: false,
  defaultDialect: null,
  booleanProperties: false,
  outputSchemaRoot: null,
  externalRefsRefused: false,
  metaKeys: null,
  bareMetaKeys: [],
  capabilities: ['experimental', 'logging', 'prompts', 'resources', 'tools'],
  deprecatedCapabilities: [],
}
