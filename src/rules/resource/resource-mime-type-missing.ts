import { member } from '../../document/tree.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A host decides by the MIME type whether it can show a resource, and how. Without one it has to guess from the end of the uri, or fetch the resource to see.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Resource.mimeType, "if known" (optional)',
  ],
  examples: {
    bad: [{ file: 'resources.json', text: '{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md" }] }\n' }],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md", "mimeType": "text/markdown" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_MIME_TYPE_MISSING',
  on: 'resource',
  title: 'A resource has no MIME type',
  severity: 'info',
  basis: 'advice',
  tags: ['description'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string }) => ({
      what: `${who} has no mimeType.`,
      todo: 'Add one where you know it: a host decides by it how to show the resource, and whether it can.',
    }),
  },
  check({ item }, report) {
    if (!member(item.node, 'mimeType')) report('absent', item.node, { who: called(item) })
  },
})
