import { remoteNeedle } from '../../kinds/remote.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client starts the servers of this file as programs. An entry with an address is not valid there and is skipped; older releases refused the whole file.',
  sources: ['cboxdk/statamic-mcp#20, digitalocean-labs/mcp-digitalocean#252, aaronsb/obsidian-mcp-plugin#124'],
  examples: {
    bad: [
      {
        file: 'claude_desktop_config.json',
        text: '{ "mcpServers": { "docs": { "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
    good: [
      {
        file: 'claude_desktop_config.json',
        text: '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote", "https://mcp.example.com/mcp"] } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_REMOTE_NOT_SUPPORTED',
  on: 'server',
  title: 'A remote server in a file that takes local servers only',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'copied'],
  since: '0.1.0',
  messages: {
    remote: ({ member, instead, client }: { member: string; instead: string; client: string }) => ({
      what: `${client} takes only local servers in this file and skips an entry with ${quote(member)}.`,
      todo: `For a remote server ${instead}.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const needle = remoteNeedle(server, client)
    if (!needle || client.transport.remote === true) return
    const { instead } = client.transport.remote
    report('remote', { member: needle, at: 'key' }, { member: needle.key.name, instead, client: name })
  },
})
