import { stringOf } from '../../kinds/server.js'
import { readCommand } from '../../text/command-line.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A change of folder, an assignment, a pipe or a redirection works where a shell reads the line. Clients start one program and no shell, so they look for a program that bears the whole line as its name, and the server never starts.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run: the text of the command is the name of the program'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "cd /srv/app && node server.js" }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "sh", "args": ["-c", "cd /srv/app && exec node server.js"] }\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "node", "args": ["/srv/app/server.js"], "env": { "PORT": "8080" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_COMMAND_SHELL_SYNTAX',
  on: 'server',
  title: 'The command is text for a shell',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    assignment: ({ name, variables, client }: { name: string; variables: string; client: string }) => ({
      what: `The command begins with an assignment (${name}=), which only a shell understands.`,
      todo: `Put ${name} into ${variables} and the program alone into command: ${client} starts the command as one program name, without a shell.`,
    }),
    shell: ({ sign, client }: { sign: string; client: string }) => ({
      what: `The command is text for a shell: it holds ${quote(sign)}.`,
      todo: `Start the shell yourself (for example command "sh" with the arguments "-c" and this text), or do without: ${client} starts the command as one program name.`,
    }),
  },
  check({ server, reader }, report) {
    const command = stringOf(server.program)
    if (!command) return
    const reading = readCommand(command.value)
    if (reading.kind !== 'shell') return
    const name = /^(\w+)\+?=$/.exec(reading.sign)?.[1]
    const variables = reader.client.words.variables?.[0]
    if (name && variables) return report('assignment', command, { name, variables, client: reader.name })
    report('shell', command, { sign: reading.sign, client: reader.name })
  },
})
