import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client reads a resource by its uri. Without one nobody can read it, and strict clients refuse the whole list because of it.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Resource'],
  examples: {
    bad: [
      { file: 'resources.json', text: '{ "resources": [{ "name": "readme.md", "mimeType": "text/markdown" }] }\n' },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/readme.md", "name": "readme.md", "mimeType": "text/markdown" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_URI_MISSING',
  on: 'resource',
  title: 'A resource has no uri',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string; is: string }) => ({
      what: `${who} has no uri.`,
      todo: 'Give it one: a client reads a resource by its uri, and strict ones refuse the whole list without it.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The uri of ${who} is ${is}, not a string.`,
      todo: 'Write the uri as a string: strict clients refuse the whole list over any other type.',
    }),
    empty: ({ who }: { who: string; is: string }) => ({
      what: `The uri of ${who} is empty.`,
      todo: 'Give the resource a uri: nobody can read one that has none.',
    }),
  },
  check({ item }, report) {
    const missing = missingText(item.node, 'uri')
    if (missing) report(missing.id, missing.at, { who: called(item), is: missing.is })
  },
})
