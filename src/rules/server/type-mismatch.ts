import { remoteNeedle } from '../../kinds/remote.js'
import { stringOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The word says local and only an address is there, or the other way round. A client that goes by the word looks for the missing member and skips the server.',
  sources: ['Claude Code 2.1.332, run', 'microsoft/vscode mcpConfiguration.ts: stdio and http are kept as written'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "command": "uvx", "args": ["server"] } } }\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "stdio", "command": "uvx", "args": ["server"] } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TYPE_MISMATCH',
  on: 'server',
  title: 'The transport word and the entry contradict each other',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    local: ({ word, program, address, client }: Told) => ({
      what: `The entry is ${quote(word)}, a local server, but has ${address} and no ${program}.`,
      todo: `Correct the word, or replace ${address} by ${program}: ${client} looks for ${program} here.`,
    }),
    remote: ({ word, program, address, client }: Told) => ({
      what: `The entry is ${quote(word)}, a remote server, but has ${program} and no ${address}.`,
      todo: `Correct the word, or replace ${program} by ${address}: ${client} looks for ${address} here.`,
    }),
    passedOver: ({ word, client }: { word: string; client: string }) => ({
      what: `The word ${quote(word)} contradicts what else is in the entry, so ${client} passes over it.`,
      todo: 'Correct the word or leave it out.',
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const word = stringOf(server.word)
    const local = server.trouble === 'word-without-program'
    if (!word || !(local || server.trouble === 'word-without-address') || remoteNeedle(server, client)) return
    if (!client.transport.firm.includes(word.value)) {
      return report('passedOver', word, { word: word.value, client: name }, { severity: 'warning' })
    }
    report(local ? 'local' : 'remote', word, {
      word: word.value,
      program: client.words.program?.[0] ?? 'command',
      address: server.addresses[0]?.key.name ?? client.words.address?.[0] ?? 'url',
      client: name,
    })
  },
})

interface Told {
  readonly word: string
  readonly program: string
  readonly address: string
  readonly client: string
}
