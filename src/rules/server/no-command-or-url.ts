import { remoteNeedle } from '../../kinds/remote.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Without a program to start or an address to connect to there is no server. Clients skip the entry, and Codex refuses the whole file.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run'],
  examples: {
    bad: [{ file: '.mcp.json', text: '{ "mcpServers": { "a": { "args": ["x"] } } }\n' }],
    good: [{ file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "args": ["x"] } } }\n' }],
  },
}

export default defineRule({
  code: 'MCP_NO_COMMAND_OR_URL',
  on: 'server',
  title: 'The entry names neither a program nor an address',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    neither: ({ name, words }: { name: string; words: readonly string[] }) => ({
      what: `The server ${quote(name)} has no ${list(words, 'or')}.`,
      todo: `Add ${list(words, 'or')}: without one there is nothing to start or to connect to.`,
    }),
  },
  check({ server, reader: { client } }, report) {
    if (server.program || server.addresses.length > 0) return
    // A type that the client refuses says more than what its server lacks.
    if (server.trouble === 'unknown-word' && client.transport.otherWords === 'refused') return
    if (server.strangers.some(one => one.vital) || remoteNeedle(server, client)) return
    const remote = client.transport.remote === true ? (client.words.address ?? []) : []
    report('neither', server.node, { name: server.name, words: [...(client.words.program ?? []), ...remote] })
  },
})
