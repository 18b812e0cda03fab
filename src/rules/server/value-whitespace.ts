import { stringOf } from '../../kinds/server.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A blank that came along with copy and paste is hard to see. Clients do not take it away, so a program of another name is looked for, or another address is asked.',
  sources: [
    'Claude Code 2.1.332, run: it warns of blanks at the ends of command and url, and leaves them where they are',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "docs": { "type": "http", "url": "https://mcp.example.com/mcp " }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "docs": { "type": "http", "url": "https://mcp.example.com/mcp" }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_VALUE_WHITESPACE',
  on: 'server',
  title: 'The command or address begins or ends with a blank',
  severity: 'warning',
  basis: 'client',
  yieldsTo: ['MCP_COMMAND_HAS_ARGS', 'MCP_COMMAND_QUOTED'],
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    blank: ({ where, part }: { where: string; part: string }) => ({
      what: `There is a blank at ${where}.`,
      todo: `Take it out: nothing does so on the way, and with it ${part} is another one.`,
    }),
  },
  check({ server }, report) {
    for (const member of [server.program, ...server.addresses]) {
      const node = stringOf(member)
      const start = node?.value.search(/\S/) ?? -1
      if (!node || start < 0) continue
      const end = node.value.trimEnd().length
      const length = node.value.length
      if (start === 0 && end === length) continue
      const side = start === 0 ? 'the end' : end === length ? 'the start' : 'both ends'
      const what = member === server.program ? 'command' : 'address'
      report(
        'blank',
        node,
        { where: `${side} of the ${what}`, part: what === 'command' ? 'the name of the program' : 'the address' },
        {
          fixes: [
            {
              title: `Take the blanks around the ${what} out`,
              safety: 'safe',
              edits: edit => [
                ...(start > 0 ? edit.replaceInside(node, 0, start, '') : []),
                ...(end < length ? edit.replaceInside(node, end, length, '') : []),
              ],
            },
          ],
        },
      )
    }
  },
})
