import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The value counts in milliseconds, and a number such as 30 was most likely meant in seconds. The client takes values this small for a mistake and goes by its default, so the limit that was wanted is not there.',
  sources: ['Claude Code, CHANGELOG.md: since 2.1.162 a timeout below 1000 is ignored'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "time-mcp", "timeout": 30 }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "time-mcp", "timeout": 30000 }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TIMEOUT_TOO_SMALL',
  on: 'server',
  title: 'A time limit so small that the client ignores it',
  severity: 'warning',
  basis: 'client',
  tags: ['timeouts'],
  since: '0.1.0',
  messages: {
    small: ({ least, seconds, client }: { least: number; seconds: number | undefined; client: string }) => ({
      what: `${client} ignores a limit below ${least} ms.`,
      todo:
        seconds === undefined
          ? `Write ${least} or more: the value counts in milliseconds.`
          : `Write ${seconds * 1000} if ${seconds} seconds are meant: the value counts in milliseconds.`,
    }),
  },
  check({ server, reader }, report) {
    for (const one of server.problems) {
      if (one.kind !== 'ignored-number' || one.expected.unit !== 'ms' || one.node.type !== 'number') continue
      const least = one.expected.ignoredBelow ?? 0
      const { value } = one.node
      const seconds = value * 1000 >= least ? value : undefined
      report('small', one.node, { least, seconds, client: reader.name })
    }
  },
})
