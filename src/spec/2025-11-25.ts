import { revision20250618 as before } from './2025-06-18.js'
import type { SpecRevision } from './revision.js'

const icons = { icons: { type: 'array' } } as const

/** modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts and changelog: icons, tasks, names of tools, 2020-12 as dialect. */
export const revision20251125: SpecRevision = {
  ...before,
  date: '2025-11-25',
  objects: {
    ...before.objects,
    Tool: { ...before.objects.Tool, ...icons, execution: { type: 'object' } },
    ToolExecution: { taskSupport: { type: 'string' } },
    Resource: { ...before.objects.Resource, ...icons },
    ResourceTemplate: { ...before.objects.ResourceTemplate, ...icons },
    Prompt: { ...before.objects.Prompt, ...icons },
    Icon: {
      src: { type: 'string', required: true },
      mimeType: { type: 'string' },
      sizes: { type: 'strings' },
      theme: { type: 'string' },
    },
    Implementation: {
      ...before.objects.Implementation,
      ...icons,
      description: { type: 'string' },
      websiteUrl: { type: 'string' },
    },
  },
  toolNames: true,
  defaultDialect: '2020-12',
  metaKeys: 'second-label',
  capabilities: [...before.capabilities, 'tasks'],
}
