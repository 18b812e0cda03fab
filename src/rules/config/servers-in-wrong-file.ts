import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The settings of a client are a natural place to look for its servers, and often not the right one. The client drops them there without a word.',
  sources: [
    'Claude Code 2.1.332, run: mcpServers in .claude/settings.json and in .claude/.mcp.json is never read',
    'ersatzben/maxmsp-mcp#2: servers in settings.json stopped to load',
  ],
  examples: {
    bad: [
      {
        file: '.claude/settings.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
    good: [
      { file: '.claude/settings.json', text: '{\n  "enabledMcpjsonServers": ["time"]\n}\n' },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SERVERS_IN_WRONG_FILE',
  on: 'config',
  title: 'Servers in a file from which the client reads none',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    elsewhere: ({ name, key, instead }: { name: string; key: string; instead: string | undefined }) => ({
      what: `${name} does not read servers from this file, so ${quote(key)} has no effect.`,
      todo: instead ? `Move the servers to ${instead}.` : `Move the servers to a file from which ${name} reads them.`,
    }),
  },
  check({ layout, reader: { name, file } }, report) {
    for (const { member, why } of layout.misplaced) {
      if (why !== 'no-servers-here') continue
      report('elsewhere', { member, at: 'key' }, { name, key: member.key.name, instead: file.serversBelongIn })
    }
  },
})
