import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients show resource templates by their names. The name is required beside the uriTemplate, so strict clients refuse the whole list when one is missing.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: ResourceTemplate, BaseMetadata'],
  examples: {
    bad: [{ file: 'resources.json', text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{path}" }] }\n' }],
    good: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{path}", "name": "Files" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_TEMPLATE_NAME_MISSING',
  on: 'template',
  title: 'A resource template has no name',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string; is: string }) => ({
      what: `${who} has no name.`,
      todo: 'Give it one beside its uriTemplate: clients show it by its name, and strict ones refuse the whole list without it.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The name of ${who} is ${is}, not a string.`,
      todo: 'Write the name as a string: strict clients refuse the whole list over any other type.',
    }),
  },
  check({ item }, report) {
    const missing = missingText(item.node, 'name')
    // An empty name is a name.
    if (missing && missing.id !== 'empty') report(missing.id, missing.at, { who: called(item), is: missing.is })
  },
})
