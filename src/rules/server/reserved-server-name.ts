import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Some names belong to servers that a client brings along. A server of yours under such a name is skipped.',
  sources: [
    'Claude Code 2.1.332, run: workspace, claude-in-chrome, computer-use, Claude Browser, Claude Preview and __proto__ are refused, ide loads',
    'anthropics/claude-code CHANGELOG.md, 2.1.128 and 2.1.205',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "workspace": { "command": "uvx", "args": ["notes-server"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "my-workspace": { "command": "uvx", "args": ["notes-server"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESERVED_SERVER_NAME',
  on: 'server',
  title: 'The client keeps this name for itself',
  severity: 'error',
  basis: 'client',
  tags: ['names'],
  since: '0.1.0',
  messages: {
    reserved: ({ server, name }: { server: string; name: string }) => ({
      what: `${name} keeps the name ${quote(server)} for itself.`,
      todo: 'Give the server another name; under this one it is skipped.',
    }),
  },
  check({ server, reader: { client, name } }, report) {
    if (!client.names.reserved?.includes(server.name)) return
    report('reserved', { member: server.member, at: 'key' }, { server: server.name, name })
  },
})
