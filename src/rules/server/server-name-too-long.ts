import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients put the name of the server and that of a tool together and limit the whole. A long name of a server pushes its tools over the limit, and they are missing without a message.',
  sources: ['third-party pages of 2025: Cursor counts the name of the server and of the tool, up to 60 characters'],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "the-server-for-the-notes-of-the-whole-team-and-of-all-our-guests": {\n      "command": "uvx",\n      "args": ["notes-server"]\n    }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "team-notes": { "command": "uvx", "args": ["notes-server"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SERVER_NAME_TOO_LONG',
  on: 'server',
  title: 'The name of a server leaves no room for the names of its tools',
  severity: 'warning',
  basis: 'client',
  tags: ['names'],
  since: '0.1.0',
  messages: {
    long: ({ server, why }: { server: string; why: string }) => ({
      what: `The name ${quote(server)} has ${server.length} characters.`,
      todo: `Shorten it to leave room for the names of tools: ${why}.`,
    }),
  },
  check({ server, reader: { client } }, report) {
    const { longest } = client.names
    if (!longest || server.name.length <= longest.length) return
    report('long', { member: server.member, at: 'key' }, { server: server.name, why: longest.why })
  },
})
