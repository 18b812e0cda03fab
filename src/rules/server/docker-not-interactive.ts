import { listOf, stringOf, wordsOf } from '../../kinds/server.js'
import { readDockerRun } from '../../text/docker.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A local server reads its requests from standard input. Without -i the container gets none, so the server sees the end of its input at once and stops, or waits for requests that never come.',
  sources: [
    'docs.docker.com, docker container run: -i keeps standard input open',
    'public configs (2026-11-30): 156 of 162 that run a container have -i',
  ],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "box": { "command": "docker", "args": ["run", "--rm", "images.example.com/example/server"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "box": { "command": "docker", "args": ["run", "-i", "--rm", "images.example.com/example/server"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DOCKER_NOT_INTERACTIVE',
  on: 'server',
  title: 'A container without an open standard input',
  severity: 'warning',
  basis: 'advice',
  tags: ['startup', 'containers'],
  since: '0.1.0',
  messages: {
    closed: () => ({
      what: 'The container is started without -i.',
      todo: 'Add -i right after run: without it the container gets no standard input, and that is where the server reads its requests.',
    }),
  },
  check({ server }, report) {
    const command = stringOf(server.program)
    const list = listOf(server.arguments)
    if (!command || !list) return
    const run = readDockerRun(command.value, wordsOf(list))
    if (!run || run.interactive || run.detachedAt !== undefined) return
    report(
      'closed',
      list,
      {},
      {
        fixes: [{ title: 'Add -i', safety: 'safe', edits: edit => edit.insertItem(list, run.runIndex + 1, '-i') }],
      },
    )
  },
})
