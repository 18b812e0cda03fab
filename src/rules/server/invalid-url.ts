import type { ClientProfile } from '../../clients/profile.js'
import { appliesTo, fieldOf, type Server, stringOf } from '../../kinds/server.js'
import { readUrl } from '../../text/url.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client connects to the address as it stands. Without a scheme, with blanks in it, or with a scheme that the transport does not use, every connection fails.',
  sources: ['Claude Code 2.1.332, run', 'VS Code MCP configuration reference (2026-06-03): unix and pipe addresses'],
  examples: {
    bad: [{ file: '.mcp.json', text: '{ "mcpServers": { "a": { "type": "http", "url": "mcp.example.com/mcp" } } }\n' }],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
      {
        file: '.vscode/mcp.json',
        text: '{ "servers": { "a": { "type": "http", "url": "unix:///tmp/server.sock" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INVALID_URL',
  on: 'server',
  title: 'The address of a server is no absolute URL that the client takes',
  severity: 'error',
  basis: 'client',
  yieldsTo: ['MCP_REMOTE_NOT_SUPPORTED'],
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    empty: ({ member, client }: { member: string; client: string }) => ({
      what: `${quote(member)} is empty.`,
      todo: `Write the whole address of the server, with its scheme; ${client} has nothing to connect to.`,
    }),
    relative: ({ member, schemes }: { member: string; schemes: readonly string[] }) => ({
      what: `${quote(member)} is no absolute address.`,
      todo: `Begin it with ${list(
        schemes.map(one => `${one}://`),
        'or',
      )} and the host: the client connects to it as it stands.`,
    }),
    broken: ({ member }: { member: string }) => ({
      what: `${quote(member)} is no valid address.`,
      todo: 'Look for blanks, a missing host or a wrong port: the client connects to it as it stands.',
    }),
    scheme: ({
      member,
      scheme,
      schemes,
      client,
    }: {
      member: string
      scheme: string
      schemes: readonly string[]
      client: string
    }) => ({
      what: `${quote(member)} begins with ${scheme}:, which ${client} does not connect to here.`,
      todo: `Use an address with ${list(
        schemes.map(one => `${one}:`),
        'or',
      )}, or correct the transport.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    for (const member of server.addresses) {
      const node = stringOf(member)
      if (!node || !isUsed(member.key.name, server, client)) continue
      const told = { member: member.key.name }
      const schemes = schemesFor(server, client)
      const isRefused = server.trouble === 'unknown-word' && client.transport.otherWords === 'refused'
      const reading = readUrl(node.value)
      if (node.value.trim() === '') report('empty', node, { ...told, client: name })
      else if (reading.kind === 'relative') report('relative', node, { ...told, schemes: schemes.slice(0, 2) })
      else if (reading.kind === 'broken') report('broken', node, told)
      else if (reading.kind === 'absolute' && !isRefused && !schemes.includes(reading.scheme)) {
        report('scheme', node, { ...told, scheme: reading.scheme, schemes: schemes.slice(0, 2), client: name })
      }
    }
  },
})

/** The schemes of the transport; of all transports where only the right type could say which one it is. */
function schemesFor(server: Server, client: ClientProfile): readonly string[] {
  if ((client.transport.addressAlone === 'refused' && !server.word) || !server.transport) {
    return Object.values(client.urlSchemes).flat()
  }
  return (server.transport && client.urlSchemes[server.transport]) || ['http', 'https']
}

/** An address that the client ignores, because a program is there too, is no address. */
function isUsed(name: string, server: Server, client: ClientProfile): boolean {
  const field = fieldOf(client, name)
  return field !== undefined && appliesTo(field, server.transport)
}
