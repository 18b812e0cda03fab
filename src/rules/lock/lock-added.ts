import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { nameOf } from './shared-lock.js'

export const page: RulePage = {
  why: 'What a server adds after it was approved was read by nobody. The lock file does not have it, so it does not say that it is right.',
  sources: [
    'Invariant Labs, MCP Security Notification: Tool Poisoning Attacks (2025-04), part on rug pulls',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: servers may change their list of tools at any time',
  ],
  examples: {
    // It takes a lock file.
    bad: [],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [{ "name": "add", "description": "Adds two numbers.", "inputSchema": { "type": "object" } }]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_LOCK_ADDED',
  on: 'lock',
  title: 'A tool, prompt or resource is not in the lock file',
  severity: 'info',
  basis: 'advice',
  tags: ['lock', ...owasp('03')],
  since: '0.1.0',
  messages: {
    added: ({ item }: { item: string }) => ({
      what: `The lock file does not have ${item}.`,
      todo: 'Read it, and record it with mcp-lint lock when it is right.',
    }),
    stranger: ({ item, server }: { item: string; server: string }) => ({
      what: `The lock file does not have ${item}: it has nothing of a server called ${server}.`,
      todo: 'Record the server with mcp-lint lock when it is right. If it was recorded under another name, ask why it is called differently now.',
    }),
  },
  check({ difference: { added, known, server } }, report) {
    for (const item of added) {
      if (known) report('added', nameOf(item), { item: called(item) })
      else report('stranger', nameOf(item), { item: called(item), server: quote(server) })
    }
  },
})
