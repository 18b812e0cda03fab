import { stringOf } from '../../kinds/server.js'
import { readCommand } from '../../text/command-line.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Quote marks keep a path with blanks together in a shell. Clients start the command without one, so the marks are looked for as a part of the file name and the server never starts. The quote marks of the file itself are enough: blanks in a command do no harm.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run: the text of the command is the name of the program'],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "files": { "command": "\\"/opt/My Tools/files-mcp\\"" }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "files": { "command": "/opt/My Tools/files-mcp" }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_COMMAND_QUOTED',
  on: 'server',
  title: 'The command is wrapped in quote marks of its own',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    quoted: ({ client }: { client: string }) => ({
      what: 'The command stands in quote marks of its own.',
      todo: `Take the inner quote marks away: ${client} starts the command without a shell, so they become a part of the program's name. Blanks in the path need no quotes.`,
    }),
  },
  check({ server, reader }, report) {
    const command = stringOf(server.program)
    if (!command) return
    const reading = readCommand(command.value)
    if (reading.kind !== 'quoted') return
    report(
      'quoted',
      command,
      { client: reader.name },
      {
        // A whole command line in quotes takes more than that.
        fixes:
          readCommand(reading.program).kind === 'program'
            ? [
                {
                  title: 'Take the inner quote marks away',
                  safety: 'safe',
                  edits: edit => edit.replace(command, reading.program),
                },
              ]
            : [],
      },
    )
  },
})
