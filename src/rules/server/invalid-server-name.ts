import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The name of a server becomes part of the names of its tools and an argument of commands, so clients limit its characters. Where the client itself refuses a name, the server never starts; where only its command line does, the server loads and cannot be managed by name.',
  sources: [
    'Codex CLI 0.171.0, run: a server with another character in its name is listed and never started',
    'Claude Code 2.1.332, run: a file may hold any name, claude mcp add takes letters, digits, - and _ only',
  ],
  examples: {
    bad: [
      { file: '.codex/config.toml', text: '[mcp_servers."my notes"]\ncommand = "uvx"\nargs = ["notes-server"]\n' },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "com.example/notes": { "command": "uvx", "args": ["notes-server"] }\n  }\n}\n',
      },
    ],
    good: [
      { file: '.codex/config.toml', text: '[mcp_servers.my-notes]\ncommand = "uvx"\nargs = ["notes-server"]\n' },
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "My Notes": { "command": "uvx", "args": ["notes-server"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INVALID_SERVER_NAME',
  on: 'server',
  title: 'The name of a server has characters that the client does not take',
  severity: 'error',
  basis: 'client',
  yieldsTo: [
    'MCP_RESERVED_SERVER_NAME',
    { to: 'MCP_RISK_CONFUSABLE_TEXT', mine: 'warning' },
    { to: 'MCP_RISK_INVISIBLE_CHARACTER', mine: 'warning' },
  ],
  tags: ['names'],
  since: '0.1.0',
  messages: {
    client: ({ server, name, says }: Data) => ({
      what: `The name ${quote(server)} has characters that ${name} does not take.`,
      todo: `Rename it (${says} are allowed): under this name the server never starts.`,
    }),
    'command-line': ({ server, name, says }: Data) => ({
      what: `The name ${quote(server)} has characters that the command line of ${name} does not take.`,
      todo: `Rename it (${says} are allowed): the server loads, but commands that take its name refuse this one.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const { pattern } = client.names
    if (!pattern || new RegExp(pattern.source, 'u').test(server.name)) return
    const data = { server: server.name, name, says: pattern.says }
    const place = { member: server.member, at: 'key' as const }
    if (pattern.refusedBy === 'client') report('client', place, data)
    else report('command-line', place, data, { severity: 'warning' })
  },
})

interface Data {
  readonly server: string
  readonly name: string
  readonly says: string
}
