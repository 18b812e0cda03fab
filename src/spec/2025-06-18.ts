import { revision20250326 as before } from './2025-03-26.js'
import type { SpecRevision } from './revision.js'

const titled = { title: { type: 'string' }, _meta: { type: 'object' } } as const

/** modelcontextprotocol/modelcontextprotocol, schema/2025-06-18/schema.ts and changelog: titles, _meta, outputSchema, lastModified. */
export const revision20250618: SpecRevision = {
  ...before,
  date: '2025-06-18',
  objects: {
    ...before.objects,
    Tool: { ...before.objects.Tool, ...titled, outputSchema: { type: 'schema' } },
    Resource: { ...before.objects.Resource, ...titled },
    ResourceTemplate: { ...before.objects.ResourceTemplate, ...titled },
    Annotations: { ...before.objects.Annotations, lastModified: { type: 'string' } },
    Prompt: { ...before.objects.Prompt, ...titled },
    PromptArgument: { ...before.objects.PromptArgument, title: { type: 'string' } },
    Implementation: { ...before.objects.Implementation, title: { type: 'string' } },
  },
  batches: false,
  outputSchemaRoot: 'object',
  metaKeys: 'label-before-last',
}
