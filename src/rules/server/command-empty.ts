import { stringOf } from '../../kinds/server.js'
import { readCommand } from '../../text/command-line.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'An empty text names no program. Some clients refuse the entry, others take it and fail when the server is to start.',
  sources: [
    'Claude Code 2.1.332, run: "Command cannot be empty", and the server is skipped',
    'Codex CLI 0.171.0, run: the entry loads and never starts',
  ],
  examples: {
    bad: [{ file: '.mcp.json', text: '{\n  "mcpServers": {\n    "time": { "command": "" }\n  }\n}\n' }],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_COMMAND_EMPTY',
  on: 'server',
  title: 'The command is empty',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    empty: ({ client }: { client: string }) => ({
      what: 'The command is empty.',
      todo: `Name the program to start, or take the entry out: ${client} has nothing to run here.`,
    }),
  },
  check({ server, reader }, report) {
    const command = stringOf(server.program)
    // With a second thing wrong nobody knows whether there should be a program at all; templates are there to be filled in.
    // Beside an address the command counts for sure only where an entry is local unless its type says otherwise.
    const isLocal = server.transport === 'stdio' && reader.client.transport.addressAlone === 'refused'
    const ignored = server.trouble === 'both' ? !isLocal : server.trouble !== undefined
    if (!command || ignored || reader.template) return
    if (readCommand(command.value).kind !== 'empty') return
    // Clients refuse an empty text when they read the file; a blank one only fails when it is started.
    report('empty', command, { client: reader.name }, command.value === '' ? {} : { basis: 'advice' })
  },
})
