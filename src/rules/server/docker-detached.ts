import { listOf, stringOf, wordsOf } from '../../kinds/server.js'
import { readDockerRun } from '../../text/docker.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'With -d the engine prints the id of the container and returns. The client takes that for the end of the server; requests and answers never reach the container, which goes on running unused.',
  sources: [
    'code.visualstudio.com, MCP configuration reference (2026-06): a container is not to be started with -d',
    'docs.docker.com, docker container run: -d runs the container in the background and prints its id',
  ],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "box": { "type": "stdio", "command": "docker", "args": ["run", "-d", "-i", "images.example.com/example/server"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "box": { "type": "stdio", "command": "docker", "args": ["run", "-i", "images.example.com/example/server"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DOCKER_DETACHED',
  on: 'server',
  title: 'A container that runs in the background',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'containers'],
  since: '0.1.0',
  messages: {
    detached: ({ client }: { client: string }) => ({
      what: 'The container is sent to the background.',
      todo: `Take the flag out: ${client} speaks with the server through the program that it starts, and that one returns at once.`,
    }),
  },
  check({ server, reader }, report) {
    const command = stringOf(server.program)
    const list = listOf(server.arguments)
    if (!command || !list) return
    const run = readDockerRun(command.value, wordsOf(list))
    const flag = list.items[run?.detachedAt ?? -1]
    if (flag) report('detached', flag, { client: reader.name })
  },
})
