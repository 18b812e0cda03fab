import { listOf, stringOf, wordsOf } from '../../kinds/server.js'
import { readCommand } from '../../text/command-line.js'
import { isRelativeFile, isRelativePath, scriptIndex } from '../../text/script.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Some clients do not say in which folder a server starts: it may be the root of the disk or the folder of the app. A relative path that works in a terminal then leads nowhere, and the server does not start.',
  sources: [
    'modelcontextprotocol.io 2026-07-28, tools/debugging: the working folder of servers that Claude Desktop starts may be undefined, so paths are to be absolute',
  ],
  examples: {
    bad: [
      {
        file: 'claude_desktop_config.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "node", "args": ["./dist/index.js"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'claude_desktop_config.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "node", "args": ["/srv/app/dist/index.js"] }\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "node", "args": ["./dist/index.js"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RELATIVE_PATH',
  on: 'server',
  title: 'A relative path where the working folder is not defined',
  severity: 'warning',
  basis: 'client',
  tags: ['startup', 'paths'],
  since: '0.1.0',
  messages: {
    command: ({ client }: { client: string }) => ({
      what: 'The command is a relative path.',
      todo: `Write the whole path: ${client} does not define the folder in which servers start.`,
    }),
    script: ({ client }: { client: string }) => ({
      what: 'The script is named by a relative path.',
      todo: `Write the whole path: ${client} does not define the folder in which servers start, so the script may not be found.`,
    }),
  },
  check({ server, reader }, report) {
    const command = stringOf(server.program)
    if (!command || reader.client.workingFolder !== 'undefined') return
    // Whatever else a command can be has a code of its own.
    if (readCommand(command.value).kind !== 'program') return
    if (isRelativePath(command.value.trim())) report('command', command, { client: reader.name })
    const list = listOf(server.arguments)
    const script = list?.items[scriptIndex(command.value, wordsOf(list)) ?? -1]
    if (script?.type === 'string' && isRelativeFile(script.value)) report('script', script, { client: reader.name })
  },
})
