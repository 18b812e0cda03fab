import type { StringNode } from '../../document/document.js'
import { isUri } from '../../schema/formats.js'
import { characterName } from '../../text/characters.js'
import { percentEncoded, type UriFault, uriFault } from '../../text/uri.js'
import { quote } from '../../text/words.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The specification wants a URI with a scheme. Several libraries parse it when the list arrives: where that fails, older Python clients lose all resources of the server.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Resource.uri has the format uri',
    'RFC 3986, sections 2 and 3',
    'modelcontextprotocol/python-sdk, issue 1574: relative addresses were refused by 1.x and are taken since 2.x',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "docs/readme.md", "name": "readme.md", "mimeType": "text/markdown" }] }\n',
      },
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/my notes.md", "name": "notes", "mimeType": "text/markdown" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "notes://2026/my%20notes", "name": "notes", "mimeType": "text/markdown" }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_URI_INVALID',
  on: 'resource',
  title: "A resource's uri is no URI",
  severity: 'warning',
  basis: 'spec',
  tags: ['addresses'],
  since: '0.1.0',
  messages: {
    relative: ({ who }: { who: string; part: string }) => ({
      what: `The uri of ${who} has no scheme.`,
      todo: 'Begin it with file:///, https:// or a scheme of your own: some clients refuse the whole list over an address that is relative.',
    }),
    scheme: ({ who, part }: { who: string; part: string }) => ({
      what: `The uri of ${who} begins with ${part}, which is no scheme.`,
      todo: 'Write a letter first, then letters, digits, "+", "-" and "." only: some clients refuse the whole list over an address that they cannot parse.',
    }),
    character: ({ who, part }: { who: string; part: string }) => ({
      what: `The uri of ${who} holds ${part}, which a URI cannot hold at this place.`,
      todo: 'Percent-encode it: some clients refuse the whole list over an address that they cannot parse.',
    }),
    percent: ({ who }: { who: string; part: string }) => ({
      what: `The uri of ${who} holds "%" without two hexadecimal digits behind it.`,
      todo: 'Write %25 for the character itself: some clients refuse the whole list over an address that they cannot parse.',
    }),
    authority: ({ who, part }: { who: string; part: string }) => ({
      what: `The uri of ${who} has ${part} where the name of a host and its port belong.`,
      todo: 'Write host or host:port there: some clients refuse the whole list over an address that they cannot parse.',
    }),
  },
  check({ item }, report) {
    const uri = textOf(item.node, 'uri')
    const fault = uri && uri.value !== '' ? uriFault(uri.value) : undefined
    // Where a host is odd, the format that SDKs check has the last word.
    if (!uri || !fault || (fault.kind === 'authority' && isUri(uri.value))) return
    const id = messageOf(fault)
    const found = uri.value.slice(fault.from, fault.to)
    const part = id === 'character' ? characterName(firstOf(found)) : quote(found)
    const place = fault.kind === 'no-scheme' ? uri : { inside: uri, from: fault.from, to: fault.to }
    report(id, place, { who: called(item), part }, { fixes: encodeFix(uri) })
  },
})

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0)

function messageOf({ kind }: UriFault): 'relative' | 'scheme' | 'character' | 'percent' | 'authority' {
  if (kind === 'no-scheme') return 'relative'
  return kind === 'bracket' || kind === 'hash' ? 'character' : kind
}

function encodeFix(uri: StringNode): FixDraft[] {
  const encoded = percentEncoded(uri.value)
  if (encoded === undefined) return []
  return [{ title: 'Percent-encode the uri', safety: 'suggested', edits: edit => edit.replace(uri, encoded) }]
}
