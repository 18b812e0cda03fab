import { remoteNeedle } from '../../kinds/remote.js'
import { meaningOf, stringOf } from '../../kinds/server.js'
import { endsInSse, readUrl } from '../../text/url.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'This client takes an entry without a type for a local server, finds no command in it and skips it. Other clients need no type, so copied snippets often lack it.',
  sources: ['Claude Code 2.1.332, run: the server is skipped and the message asks for "type": "http"'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "docs": {\n      "url": "https://mcp.example.com/mcp"\n    }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "docs": { "type": "http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
      { file: '.cursor/mcp.json', text: '{ "mcpServers": { "docs": { "url": "https://mcp.example.com/mcp" } } }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_MISSING_TYPE',
  on: 'server',
  title: 'A remote server without its type',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'copied'],
  since: '0.1.0',
  messages: {
    missing: ({ member, word, client }: { member: string; word: string; client: string }) => ({
      what: `The entry has an address and no ${quote(member)}, so ${client} takes it for a local server and skips it.`,
      todo: `Add "${member}": "${word}", or "sse" for a server that still speaks the old SSE transport.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const { member, addressAlone } = client.transport
    const [address] = server.addresses
    if (addressAlone !== 'refused' || !member || server.word || server.program || !address) return
    if (remoteNeedle(server, client) || server.strangers.some(one => one.vital)) return
    const url = stringOf(address)?.value ?? ''
    const word = wordFor(url, transport => meaningOf(client, transport) !== undefined)
    report(
      'missing',
      server.node,
      { member, word: word ?? 'http', client: name },
      {
        fixes: word
          ? [
              {
                title: `Add "${member}": "${word}"`,
                safety: 'safe',
                edits: edit => edit.insert(server.node, member, word),
              },
            ]
          : [],
      },
    )
  },
})

/** The word for an address; none where the path speaks for the old SSE transport, which is a guess. */
function wordFor(url: string, knows: (word: string) => boolean): string | undefined {
  if (endsInSse(url)) return undefined
  const reading = readUrl(url)
  if (reading.kind === 'absolute' && /^wss?$/.test(reading.scheme)) return knows('ws') ? 'ws' : undefined
  return 'http'
}
