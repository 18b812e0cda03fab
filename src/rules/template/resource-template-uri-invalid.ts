import { characterName } from '../../text/characters.js'
import { templateFault } from '../../text/uri-template.js'
import { quote } from '../../text/words.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage, type Words } from '../rule.js'

const refused = 'a client cannot fill in a template that it cannot parse.'

export const page: RulePage = {
  why: 'A client fills in a template by the rules of RFC 6570. One that breaks them stops it with an error, or yields an address that the server does not know.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: ResourceTemplate.uriTemplate has the format uri-template',
    'RFC 6570, section 2',
    'modelcontextprotocol/typescript-sdk, shared/uriTemplate.ts: throws where a brace stays open',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "file:///{path", "name": "Files" }] }\n',
      },
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "users://{user-id}", "name": "Users" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resourceTemplates": [{ "uriTemplate": "https://api.example.com/{+path}{?q,lang*}", "name": "Search" }] }\n',
      },
    ],
  },
}

interface Data {
  readonly who: string
  readonly part: string
}

export default defineRule({
  code: 'MCP_RESOURCE_TEMPLATE_URI_INVALID',
  on: 'template',
  title: 'A uriTemplate is no URI template',
  severity: 'error',
  basis: 'spec',
  tags: ['addresses'],
  since: '0.1.0',
  messages: {
    unclosed: ({ who }: Data) => said(`A brace stays open in the uriTemplate of ${who}.`, `Close it: ${refused}`),
    nested: ({ who }: Data) =>
      said(`In the uriTemplate of ${who} a brace opens inside another.`, `Write one pair around each name: ${refused}`),
    close: ({ who }: Data) =>
      said(`A brace closes in the uriTemplate of ${who} that none has opened.`, `Take it out: ${refused}`),
    empty: ({ who }: Data) =>
      said(`In the uriTemplate of ${who} a name is missing between the braces.`, `Name what varies: ${refused}`),
    name: ({ who, part }: Data) =>
      said(
        `${part} in the uriTemplate of ${who} is no name of a variable.`,
        'Use letters, digits and "_", with dots between them: a client stops at any other character.',
      ),
    modifier: ({ who, part }: Data) =>
      said(
        `${part} in the uriTemplate of ${who} is no modifier.`,
        'Write "*" or ":" with a length from 1 to 9999, or leave it out: a client stops at anything else.',
      ),
    character: ({ who, part }: Data) =>
      said(`The uriTemplate of ${who} holds ${part} outside of braces.`, `Percent-encode it: ${refused}`),
    percent: ({ who }: Data) =>
      said(
        `The uriTemplate of ${who} holds "%" without two hexadecimal digits behind it.`,
        `Write %25 for the character itself: ${refused}`,
      ),
    reserved: ({ who, part }: Data) =>
      said(
        `The uriTemplate of ${who} uses the operator ${part}.`,
        'Take it out or use one of + # . / ; ? &: RFC 6570 keeps it for later, and no client knows what to do with it.',
      ),
  },
  check({ item }, report) {
    const uri = textOf(item.node, 'uriTemplate')
    const fault = uri && templateFault(uri.value)
    if (!uri || !fault) return
    const { kind, from, to } = fault
    const found = uri.value.slice(from, to)
    const data = { who: called(item), part: kind === 'character' ? characterName(found) : quote(found) }
    report(kind, { inside: uri, from, to }, data, kind === 'reserved' ? { severity: 'warning' } : {})
  },
})

function said(what: string, todo: string): Words {
  return { what, todo }
}
