import { stringOf } from '../../kinds/server.js'
import { readCommand } from '../../text/command-line.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { putFirst, withYes } from './shared-args.js'

export const page: RulePage = {
  why: 'Clients start the command as one program, without a shell. A command line in it is looked up as a program whose name has blanks, which is not there, so the server never starts.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run: the whole text is spawned as one program name'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "git": { "command": "uvx mcp-server-git --repository /srv/app" }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "git": { "command": "uvx", "args": ["mcp-server-git", "--repository", "/srv/app"] }\n  }\n}\n',
      },
      {
        file: 'claude_desktop_config.json',
        text: '{\n  "mcpServers": {\n    "notes": { "command": "/Applications/My Notes.app/Contents/MacOS/notes-mcp" }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_COMMAND_HAS_ARGS',
  on: 'server',
  title: 'The command holds a whole command line',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    packed: ({ program }: { program: string }) => ({
      what: 'The command includes its arguments.',
      todo: `Put ${/^[\w./@:\\-]+$/.test(program) ? program : quote(program)} in command and each argument in args; the client runs the command as one program name.`,
    }),
    unclear: () => ({
      what: 'The command seems to include its arguments.',
      todo: 'Put the path of the program in command and each argument in args; the client runs the command as one program name, blanks included.',
    }),
  },
  check({ server, reader: { client } }, report) {
    const command = stringOf(server.program)
    if (!command) return
    const reading = readCommand(command.value)
    if (reading.kind !== 'line') return
    if (!reading.sure) return report('unclear', command, {})
    const words = withYes(reading.program, reading.words, server)
    const splittable = !server.arguments || server.arguments.value.type === 'array'
    report(
      'packed',
      command,
      { program: reading.program },
      {
        fixes: splittable
          ? [
              {
                title: 'Split the command line into command and args',
                safety: 'safe',
                edits: edit => [...edit.replace(command, reading.program), ...putFirst(edit, server, client, words)],
              },
            ]
          : [],
      },
    )
  },
})
