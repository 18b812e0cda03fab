import type { ClientProfile } from '../../clients/profile.js'
import { remoteNeedle } from '../../kinds/remote.js'
import { ownTransportWord, type Server } from '../../kinds/server.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Each client has its own words for the transports (http, streamable-http, streamableHttp, remote). With a word of another client the server is skipped, or the word is passed over.',
  sources: [
    'Claude Code 2.1.332, run',
    'microsoft/vscode mcpConfiguration.ts',
    'docs.devin.ai cli/extensibility/mcp/configuration',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "streamableHttp", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "streamable-http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_UNKNOWN_TYPE',
  on: 'server',
  title: 'A transport word that the client does not take',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'copied'],
  since: '0.1.0',
  messages: {
    refused: ({ word, member, words, client }: Told) => ({
      what: `${client} does not take ${quote(word)} as ${member}, and skips the server.`,
      todo: `Write ${list(words.map(quote), 'or')}: these are the words that it reads.`,
    }),
    ignored: ({ word, member, words, client }: Told) => ({
      what: `${client} does not know ${quote(word)} as ${member} and goes by the other members.`,
      todo: `Write ${list(words.map(quote), 'or')}, or leave it out.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const { word } = server
    if (server.trouble !== 'unknown-word' || word?.value.type !== 'string' || remoteNeedle(server, client)) return
    const node = word.value
    const refused = client.transport.otherWords === 'refused'
    const right = rightWord(node.value, server, client)
    report(
      refused ? 'refused' : 'ignored',
      node,
      { word: shownWord(node.value), member: word.key.name, words: Object.keys(client.transport.words), client: name },
      {
        severity: refused ? 'error' : 'warning',
        fixes: right
          ? [{ title: `Write ${quote(right)}`, safety: 'safe', edits: edit => edit.replace(node, right) }]
          : [],
      },
    )
  },
})

/** Anything may stand there, a key that went astray too. */
function shownWord(word: string): string {
  return /^[\w .+-]{0,30}$/.test(word) ? word : '…'
}

interface Told {
  readonly word: string
  readonly member: string
  readonly words: readonly string[]
  readonly client: string
}

/** This client's word for what another client's word means, where it suits what else is in the entry. */
function rightWord(word: string, server: Server, client: ClientProfile): string | undefined {
  const own = ownTransportWord(client, word.trim())
  if (own === undefined) return undefined
  const isLocal = client.transport.words[own] === 'stdio'
  if (server.program && server.addresses.length > 0) return undefined
  return isLocal === (server.program !== undefined) ? own : undefined
}
