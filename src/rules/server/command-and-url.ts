import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'An entry is one server, local or remote. With both, the client ignores one of them in silence, and Codex refuses the whole file.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "command": "uvx", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_COMMAND_AND_URL',
  on: 'server',
  title: 'The entry names both a program and an address, or two addresses',
  severity: 'warning',
  basis: 'client',
  yieldsTo: ['MCP_REMOTE_NOT_SUPPORTED'],
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    ignored: ({ loser, winner, client }: { loser: string; winner: string; client: string }) => ({
      what: `The entry has both ${quote(winner)} and ${quote(loser)}, and ${client} ignores ${quote(loser)}.`,
      todo: 'Keep one of the two, or make two entries: an entry is one server.',
    }),
    refused: ({ loser, winner, client }: { loser: string; winner: string; client: string }) => ({
      what: `The entry has both ${quote(winner)} and ${quote(loser)}, which ${client} refuses together with the whole file.`,
      todo: 'Keep one of the two, or make two entries: an entry is one server.',
    }),
    unclear: ({ loser, winner }: { loser: string; winner: string }) => ({
      what: `The entry has both ${quote(winner)} and ${quote(loser)}, and which one counts is not documented.`,
      todo: 'Keep one of the two, or make two entries: an entry is one server.',
    }),
  },
  check({ server, reader }, report) {
    const { both } = reader.client.transport
    const [address, second] = [...server.addresses].sort((a, b) => a.span.start - b.span.start)
    if (address && second) {
      report('unclear', { member: second, at: 'key' }, { winner: address.key.name, loser: second.key.name })
    }
    if (server.trouble !== 'both' || !server.program || !address) return
    const names = { winner: server.program.key.name, loser: address.key.name }
    if (both === 'refused')
      return report('refused', { member: address, at: 'key' }, { ...names, client: reader.name }, { severity: 'error' })
    if (both === 'unknown') return report('unclear', { member: address, at: 'key' }, names)
    if (server.transport === 'stdio')
      return report('ignored', { member: address, at: 'key' }, { ...names, client: reader.name })
    const swapped = { winner: names.loser, loser: names.winner }
    report('ignored', { member: server.program, at: 'key' }, { ...swapped, client: reader.name })
  },
})
