import { isMimeType, mimeTypeMeant } from '../../text/mime-type.js'
import { quote } from '../../text/words.js'
import { ofOwner, textOf } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Hosts compare the MIME type with those that they can show. A word like markdown matches none of them, so the resource is offered as a download, or not at all.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: mimeType of Resource, ResourceTemplate and Icon',
    'RFC 9110, section 8.3.1: type "/" subtype, then parameters',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md", "mimeType": "markdown" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "ui://clock", "name": "clock", "mimeType": "text/html;profile=mcp-app" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_MIME_TYPE_INVALID',
  on: 'members',
  title: 'A mimeType is no MIME type',
  severity: 'warning',
  basis: 'advice',
  tags: ['annotations'],
  since: '0.1.0',
  messages: {
    meant: ({ is, owner, meant }: { is: string; owner: string; meant: string }) => ({
      what: `The mimeType${owner} is ${is}, which is no MIME type.`,
      todo: `Write ${meant}: hosts compare it with the types that they can show.`,
    }),
    form: ({ is, owner }: { is: string; owner: string }) => ({
      what: `The mimeType${owner} is ${is}, which is no MIME type.`,
      todo: 'Write a type and a subtype with a slash between them, as in text/plain: hosts compare it with the types that they can show.',
    }),
  },
  check({ object: { node, spec } }, report) {
    const value = spec && Object.hasOwn(spec, 'mimeType') ? textOf(node, 'mimeType') : undefined
    if (!value || isMimeType(value.value)) return
    const meant = mimeTypeMeant(value.value)
    const data = { is: quote(value.value), owner: ofOwner(value) }
    if (meant === undefined) return report('form', value, data)
    const fixes: FixDraft[] = [
      { title: `Write ${meant}`, safety: 'suggested', edits: edit => edit.replace(value, meant) },
    ]
    report('meant', value, { ...data, meant }, { fixes })
  },
})
