import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A file that was made for two clients has two keys with servers in it. Each client reads its own and ignores the other, so a server that stands only there never loads, and nothing says so.',
  sources: [
    'Claude Code 2.1.332, run: servers beside mcpServers is ignored without a word',
    'microsoft/vscode, mcpConfiguration.ts: servers is the only key that is read',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  },\n  "servers": {\n    "git": { "command": "uvx", "args": ["mcp-server-git"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] },\n    "git": { "command": "uvx", "args": ["mcp-server-git"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_EXTRA_SERVERS_KEY',
  on: 'config',
  title: 'Servers under a second key that the client ignores',
  severity: 'warning',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    ignored: ({ name, extra, key }: { name: string; extra: string; key: string }) => ({
      what: `${name} reads servers from ${quote(key)} and ignores those in ${quote(extra)}.`,
      todo: `Move the servers that ${name} should load to ${quote(key)}; keep ${quote(extra)} only if another client reads this file.`,
    }),
  },
  check({ layout, reader: { name } }, report) {
    for (const member of layout.extra) {
      report('ignored', { member, at: 'key' }, { name, extra: member.key.name, key: layout.key })
    }
  },
})
