import { revision20241105 as before } from './2024-11-05.js'
import type { SpecRevision } from './revision.js'

/** modelcontextprotocol/modelcontextprotocol, schema/2025-03-26/schema.ts and changelog: annotations of tools, completions, batches. */
export const revision20250326: SpecRevision = {
  ...before,
  date: '2025-03-26',
  objects: {
    ...before.objects,
    Tool: { ...before.objects.Tool, annotations: { type: 'object' } },
    ToolAnnotations: {
      title: { type: 'string' },
      readOnlyHint: { type: 'boolean' },
      destructiveHint: { type: 'boolean' },
      idempotentHint: { type: 'boolean' },
      openWorldHint: { type: 'boolean' },
    },
  },
  batches: true,
  capabilities: [...before.capabilities, 'completions'],
}
