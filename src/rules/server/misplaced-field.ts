import { effectiveMembers } from '../../document/tree.js'
import { fieldOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client looks for the member at another place of the file. In the entry it has no effect.',
  sources: [
    'VS Code MCP configuration reference (2026-06-03): sandbox stands next to servers; it stood in the entry until May 2026',
  ],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{ "servers": { "a": { "command": "uvx", "sandboxEnabled": true, "sandbox": { "network": { "allowedDomains": [] } } } } }\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{ "servers": { "a": { "command": "uvx", "sandboxEnabled": true } }, "sandbox": { "network": { "allowedDomains": [] } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_MISPLACED_FIELD',
  on: 'server',
  title: 'A member stands in the entry and belongs elsewhere',
  severity: 'warning',
  basis: 'client',
  tags: ['spelling'],
  since: '0.1.0',
  messages: {
    misplaced: ({ name, place, client }: { name: string; place: string; client: string }) => ({
      what: `${client} does not read ${quote(name)} in an entry.`,
      todo: `Move it: it belongs ${place}.`,
    }),
  },
  check({ server, reader: { client, name } }, report) {
    for (const member of effectiveMembers(server.node)) {
      const place = fieldOf(client, member.key.name)?.belongs
      if (place) report('misplaced', { member, at: 'key' }, { name: member.key.name, place, client: name })
    }
  },
})
