import { quote } from '../../text/words.js'
import { repeated, repeatedAcross } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Two entries with the same template lead to the same resources. Clients show both, so that people choose between two things that are one.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: ResourceTemplate'],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{path}", "name": "Files" }, { "uriTemplate": "file:///srv/{path}", "name": "Documents" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///srv/{path}", "name": "Files" }, { "uriTemplate": "file:///srv/docs/{path}", "name": "Documents" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_TEMPLATE_DUPLICATE',
  on: 'dump',
  title: 'Two resource templates are the same',
  severity: 'warning',
  basis: 'advice',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    again: ({ text }: { text: string }) => ({
      what: `An earlier resource template is ${text} too.`,
      todo: 'Take one of the two out: both lead to the same resources, and a client shows them twice or keeps one.',
    }),
    elsewhere: ({ text, file }: Record<'text' | 'file', string>) => ({
      what: `Another file of this server, ${file}, lists the template ${text} too.`,
      todo: 'Take one of the two out: both lead to the same resources, and a client shows them twice or keeps one.',
    }),
  },
  check({ dump }, report) {
    for (const { text, first } of repeated(dump.lists, 'resourceTemplates', 'uriTemplate'))
      report(
        'again',
        text,
        { text: quote(text.value) },
        { related: [{ place: first, message: 'The template was listed here first.' }] },
      )
  },
  across(run, report) {
    for (const { entry, first } of repeatedAcross(run, 'resourceTemplates'))
      report(
        'elsewhere',
        { entry },
        { text: quote(entry.id), file: quote(first.uri) },
        { related: [{ place: { entry: first }, message: 'The template was listed here first.' }] },
      )
  },
})
