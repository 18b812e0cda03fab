import { concepts } from '../../clients/members.js'
import type { ClientProfile, Concept } from '../../clients/profile.js'
import type { Member, TextEdit } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { remoteNeedle } from '../../kinds/remote.js'
import { appliesTo, fieldOf, ownTransportWord, type Server, type Stranger, stringOf } from '../../kinds/server.js'
import { unknownMembers } from '../../kinds/unknown.js'
import { endsInSse } from '../../text/url.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients call the same thing by different names, and drop the names of others in silence. A server that was switched off runs, a header is not sent, or the address is missing altogether.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run', 'the documentation of each client named in the message'],
  examples: {
    bad: [
      { file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "disabled": true } } }\n' },
      { file: '.mcp.json', text: '{ "mcpServers": { "a": { "serverUrl": "https://mcp.example.com/mcp" } } }\n' },
    ],
    good: [
      {
        file: '.codeium/windsurf/mcp_config.json',
        text: '{ "mcpServers": { "a": { "command": "uvx", "disabled": true } } }\n',
      },
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FIELD_NOT_READ',
  on: 'values',
  title: 'A member of another client, which this one does not read',
  severity: 'warning',
  basis: 'client',
  yieldsTo: ['MCP_REMOTE_NOT_SUPPORTED'],
  tags: ['spelling', 'copied'],
  since: '0.1.0',
  messages: {
    renamed: ({ name, own, owners, client }: Told & { own: string }) => ({
      what: `${client} does not read ${quote(name)}: that is the word of ${owners}.`,
      todo: `Write ${quote(own)}, which is what ${client} reads for the same thing.`,
    }),
    stranger: ({ name, owners, client }: Told) => ({
      what: `${client} does not read ${quote(name)}: it belongs to ${owners}.`,
      todo: 'Take it out, or look for what this client offers instead: here it has no effect.',
    }),
    off: ({ name, client }: Told) => ({
      what: `${client} does not read ${quote(name)}, so the server starts all the same.`,
      todo: 'Take the entry out, or switch the server off in the client itself.',
    }),
    on: ({ name, client }: Told) => ({
      what: `${client} does not read ${quote(name)}.`,
      todo: 'Take the member out: the server starts in any case.',
    }),
    unused: ({ name, why, client }: { name: string; why: string; client: string }) => ({
      what: `${client} accepts ${quote(name)} and makes no use of it: ${why}.`,
      todo: 'Take it out.',
    }),
  },
  check(subject, report) {
    const { server, reader } = subject
    if (!server) return
    const { client } = reader
    const silenced = remoteNeedle(server, client) !== undefined
    for (const one of unknownMembers(subject)) {
      if (one.readBy.length === 0) continue
      const { name } = one.member.key
      const stranger = server.strangers.find(other => other.member === one.member)
      if (silenced && (isRemoteConcept(stranger?.concept) || !stranger)) continue
      const told = { name, owners: list(one.readBy.slice(0, 3), 'and'), client: reader.name }
      const own = stranger ? ownWord(server, client, stranger) : undefined
      const extras = stranger?.vital ? ({ severity: 'error' } as const) : {}
      const at = { member: one.member, at: 'key' } as const
      if (stranger && own) {
        report(
          'renamed',
          at,
          { ...told, own },
          { ...extras, fixes: renameFix(one.member, stranger.concept, own, server, client) },
        )
      } else {
        const cannot = stranger?.concept === 'off' && !client.words.off
        report(cannot ? switchId(one.member) : 'stranger', at, told, extras)
      }
    }
    for (const one of effectiveMembers(server.node)) {
      const field = fieldOf(client, one.key.name)
      const at = { member: one, at: 'key' } as const
      if (field?.unused) report('unused', at, { name: one.key.name, why: field.unused, client: reader.name })
      if (server.transport && field?.notReadOn?.includes(server.transport)) {
        report('stranger', at, { name: one.key.name, owners: 'other kinds of server', client: reader.name })
      }
    }
  },
})

interface Told {
  readonly name: string
  readonly owners: string
  readonly client: string
}

function isRemoteConcept(concept: Concept | undefined): boolean {
  return concept === 'address' || concept === 'headers' || concept === 'transport'
}

/** This client's word for the same thing, where the entry does not have it yet and the value can stand there. */
function ownWord(server: Server, client: ClientProfile, { concept, member: one, vital }: Stranger): string | undefined {
  const words = client.words[concept] ?? []
  if (words.some(word => member(server.node, word))) return undefined
  if (concept === 'transport' && ownTransportWord(client, stringOf(one)?.value ?? '') === undefined) return undefined
  // Headers of a local server would have no effect under the right name either.
  return words.find(word => {
    const field = fieldOf(client, word)
    return vital || (field !== undefined && appliesTo(field, server.transport))
  })
}

function renameFix(stranger: Member, concept: Concept, own: string, server: Server, client: ClientProfile): FixDraft[] {
  // Of two that would get one name nobody knows which is meant.
  if (server.strangers.filter(one => one.concept === concept).length > 1) return []
  const title = `Rename ${quote(stranger.key.name)} to ${quote(own)}`
  if (concept === 'off') return switchFix(stranger, own, client, title)
  if (concept === 'transport') {
    const text = stringOf(stranger)
    const word = text ? ownTransportWord(client, text.value) : undefined
    if (!text || word === undefined) return []
    const value = (edit: Parameters<FixDraft['edits']>[0]): TextEdit[] =>
      word === text.value ? [] : edit.replace(text, word)
    return [{ title, safety: 'safe', edits: edit => [...edit.rename(stranger.key, own), ...value(edit)] }]
  }
  if (concept !== 'address') return [{ title, safety: 'safe', edits: edit => edit.rename(stranger.key, own) }]
  const type = client.transport.member
  const needsType = client.transport.addressAlone === 'refused' && type !== undefined && !server.word
  // Whether such a server speaks Streamable HTTP or the old SSE cannot be told from its address.
  if (
    needsType &&
    (endsInSse(stringOf(stranger)?.value ?? '') || server.strangers.some(one => one.concept === 'transport'))
  )
    return []
  const word = ownTransportWord(client, 'http')
  return [
    {
      title: needsType ? `${title} and add ${quote(type)}` : title,
      safety: 'safe',
      edits: edit => [
        ...(needsType && word ? edit.insert(server.node, type, word) : []),
        ...edit.rename(stranger.key, own),
      ],
    },
  ]
}

/** Whether a switch that is not read was meant to turn the server off. */
function switchId({ key, value }: Member): 'off' | 'on' {
  const isOff = value.type !== 'boolean' || value.value === concepts[key.name]?.offValue
  return isOff ? 'off' : 'on'
}

function switchFix(stranger: Member, own: string, client: ClientProfile, title: string): FixDraft[] {
  const foreign = Object.hasOwn(concepts, stranger.key.name) ? concepts[stranger.key.name]?.offValue : undefined
  const { value } = stranger
  if (value.type !== 'boolean' || foreign === undefined || client.offValue === undefined) return []
  const isOff = value.value === foreign
  const wanted = isOff ? client.offValue : !client.offValue
  return [
    {
      title,
      safety: 'safe',
      edits: edit => [
        ...edit.rename(stranger.key, own),
        ...(wanted === value.value ? [] : edit.replace(value, wanted)),
      ],
    },
  ]
}
