import type { Node } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import { appliesTo, fieldOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Arguments and variables go to a program that the client starts; headers and OAuth go to a server it connects to. On the other kind of server the member does nothing, and Codex refuses the file.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run', 'cursor.com/docs/mcp: envFile is for STDIO servers'],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{ "mcpServers": { "a": { "url": "https://mcp.example.com/mcp", "envFile": ".env" } } }\n',
      },
    ],
    good: [{ file: '.cursor/mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "envFile": ".env" } } }\n' }],
  },
}

export default defineRule({
  code: 'MCP_FIELD_WRONG_TRANSPORT',
  on: 'server',
  title: 'A member for local servers on a remote one, or the other way round',
  severity: 'warning',
  basis: 'client',
  tags: ['copied'],
  since: '0.1.0',
  messages: {
    ignored: ({ name, kind, client }: Told) => ({
      what: `${quote(name)} has no effect on a ${kind} server.`,
      todo: `Take it out, or check which kind of server was meant: ${client} does not look at it here.`,
    }),
    refused: ({ name, kind, client }: Told) => ({
      what: `${quote(name)} may not stand on a ${kind} server.`,
      todo: `Take it out: ${client} refuses the whole file because of it.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    if (server.trouble || !server.transport || (!server.program && server.addresses.length === 0)) return
    const { transport } = server
    const kind = transport === 'stdio' ? 'local' : 'remote'
    const refused = client.transport.wrongMembers === 'refused'
    for (const member of effectiveMembers(server.node)) {
      const field = fieldOf(client, member.key.name)
      if (!field?.on || appliesTo(field, transport) || field.notReadOn?.includes(transport)) continue
      // oauth is for http and sse: that it does nothing on a websocket nobody says.
      const isForOtherKind = field.on.every(one => (one === 'stdio') !== (transport === 'stdio'))
      if (!isForOtherKind || member === server.program) continue
      // An empty list or object takes nothing away where the member is only ignored.
      if (!refused && isEmpty(member.value)) continue
      const told = { name: member.key.name, kind, client: name }
      const at = { member, at: 'key' } as const
      report(refused ? 'refused' : 'ignored', at, told, { severity: refused ? 'error' : 'warning' })
    }
  },
})

function isEmpty(node: Node): boolean {
  return (node.type === 'object' && node.members.length === 0) || (node.type === 'array' && node.items.length === 0)
}

interface Told {
  readonly name: string
  readonly kind: string
  readonly client: string
}
