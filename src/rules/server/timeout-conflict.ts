import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client reads one of the two and drops the other without a word. Whoever changes the dropped one later wonders why nothing happens.',
  sources: ['Codex CLI 0.171.0, run: startup_timeout_sec wins over startup_timeout_ms'],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.time]\ncommand = "time-mcp"\nstartup_timeout_sec = 20\nstartup_timeout_ms = 5000\n',
      },
    ],
    good: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.time]\ncommand = "time-mcp"\nstartup_timeout_sec = 20\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TIMEOUT_CONFLICT',
  on: 'server',
  title: 'Two time limits for one thing',
  severity: 'warning',
  basis: 'client',
  tags: ['timeouts'],
  since: '0.1.0',
  messages: {
    loses: ({ wins, loses, client }: { wins: string; loses: string; client: string }) => ({
      what: `${client} does not use ${quote(loses)} beside ${quote(wins)}.`,
      todo: `Keep one of them: both set the same limit, and ${wins} wins.`,
    }),
  },
  check({ server, reader }, report) {
    for (const { wins, loses } of reader.client.overrides ?? []) {
      const loser = member(server.node, loses)
      if (!loser || !member(server.node, wins)) continue
      report('loses', { member: loser, at: 'key' }, { wins, loses, client: reader.name })
    }
  },
})
