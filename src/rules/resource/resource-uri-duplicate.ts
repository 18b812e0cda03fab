import { quote } from '../../text/words.js'
import { repeated, repeatedAcross } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A uri names one resource. Two entries with one uri lead to the same contents, and clients that keep resources by their uri show one of them.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/resources: each resource is uniquely identified by a URI',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/readme.md", "name": "readme.md", "mimeType": "text/markdown" }, { "uri": "file:///srv/readme.md", "name": "Read me", "mimeType": "text/markdown" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/readme.md", "name": "readme.md", "mimeType": "text/markdown" }, { "uri": "file:///srv/docs/readme.md", "name": "readme.md", "mimeType": "text/markdown" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_URI_DUPLICATE',
  on: 'dump',
  title: 'Two resources have the same uri',
  severity: 'warning',
  basis: 'spec',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    again: ({ text }: { text: string }) => ({
      what: `An earlier resource has the uri ${text} too.`,
      todo: 'Take one of the two out: a uri names one resource, so a client reads the same contents for both.',
    }),
    elsewhere: ({ text, file }: Record<'text' | 'file', string>) => ({
      what: `Another file of this server, ${file}, lists the uri ${text} too.`,
      todo: 'Take one of the two out: a uri names one resource, so a client reads the same contents for both.',
    }),
  },
  check({ dump }, report) {
    for (const { text, first } of repeated(dump.lists, 'resources', 'uri'))
      report(
        'again',
        text,
        { text: quote(text.value) },
        { related: [{ place: first, message: 'The uri was listed here first.' }] },
      )
  },
  across(run, report) {
    for (const { entry, first } of repeatedAcross(run, 'resources'))
      report(
        'elsewhere',
        { entry },
        { text: quote(entry.id), file: quote(first.uri) },
        { related: [{ place: { entry: first }, message: 'The uri was listed here first.' }] },
      )
  },
})
