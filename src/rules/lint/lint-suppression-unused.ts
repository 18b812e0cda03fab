import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A suppression in the configuration of mcp-lint fits no finding of this run: what it excused is repaired or has moved. Left there it would hide the same fault on the day it comes back.',
  sources: ['docs/configuration.md: suppressions'],
  examples: {
    bad: [],
    good: [
      {
        file: 'mcp-lint.config.json',
        text: '{\n  "suppressions": [\n    {\n      "code": "MCP_COMMAND_HAS_ARGS",\n      "file": ".mcp.json",\n      "address": "mcpServers.git.command",\n      "reason": "The wrapper splits it."\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_LINT_SUPPRESSION_UNUSED',
  on: 'configuration',
  title: 'A suppression in the configuration silences nothing',
  severity: 'warning',
  basis: 'advice',
  tags: ['configuration'],
  since: '0.1.0',
  messages: {
    unused: ({ code, file }: { code: string; file: string }) => ({
      what: `This suppression fits no finding: there is no ${code} at its place in ${quote(file)}.`,
      todo: 'Take it out, or correct its file, address or pointer: it would hide the fault when it comes back.',
    }),
  },
  check({ unused }, report) {
    for (const { code, file, node } of unused) report('unused', node, { code, file })
  },
})
