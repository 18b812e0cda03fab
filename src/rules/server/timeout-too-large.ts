import { effectiveMembers } from '../../document/tree.js'
import { appliesTo, fieldOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

/** An hour: nobody waits that long for a server or a tool on purpose. */
const longest = 3600

export const page: RulePage = {
  why: 'Most clients count in milliseconds, some in seconds. A value that was copied from one to the other is a thousand times too long: a server that hangs is waited for all day.',
  sources: ['openai/codex: startup_timeout_sec and tool_timeout_sec count in seconds'],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.time]\ncommand = "time-mcp"\ntool_timeout_sec = 60000\n',
      },
    ],
    good: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.time]\ncommand = "time-mcp"\ntool_timeout_sec = 60\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TIMEOUT_TOO_LARGE',
  on: 'server',
  title: 'A time limit in seconds that looks like milliseconds',
  severity: 'warning',
  basis: 'advice',
  yieldsTo: ['MCP_INVALID_VALUE'],
  tags: ['timeouts'],
  since: '0.1.0',
  messages: {
    large: ({ name, value, client }: { name: string; value: number; client: string }) => ({
      what: `${quote(name)} comes to an hour or more, which looks like milliseconds.`,
      todo: `Write ${value / 1000} if that is meant: ${client} counts ${name} in seconds.`,
    }),
  },
  check({ server, reader }, report) {
    for (const { key, value } of effectiveMembers(server.node)) {
      const field = fieldOf(reader.client, key.name)
      if (field?.type !== 'number' || field.unit !== 's' || value.type !== 'number') continue
      if (value.value < longest || !Number.isFinite(value.value) || !appliesTo(field, server.transport)) continue
      report('large', value, { name: key.name, value: value.value, client: reader.name })
    }
  },
})
