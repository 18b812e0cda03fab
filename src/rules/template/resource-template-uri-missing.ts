import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client fills in the template to get the address of a resource. Without a uriTemplate there is nothing to fill in, and strict clients refuse the whole list because of it.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: ResourceTemplate'],
  examples: {
    bad: [{ file: 'resources.json', text: '{ "resourceTemplates": [{ "name": "Files" }] }\n' }],
    good: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{path}", "name": "Files" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_TEMPLATE_URI_MISSING',
  on: 'template',
  title: 'A resource template has no uriTemplate',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string; is: string }) => ({
      what: `${who} has no uriTemplate.`,
      todo: 'Give it one: a client fills it in to get an address, and strict ones refuse the whole list without it.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The uriTemplate of ${who} is ${is}, not a string.`,
      todo: 'Write the template as a string: strict clients refuse the whole list over any other type.',
    }),
    empty: ({ who }: { who: string; is: string }) => ({
      what: `The uriTemplate of ${who} is empty.`,
      todo: 'Give it a template: there is nothing to fill in here.',
    }),
  },
  check({ item }, report) {
    const missing = missingText(item.node, 'uriTemplate')
    if (missing) report(missing.id, missing.at, { who: called(item), is: missing.is })
  },
})
