import type { ListName } from '../../kinds/dump/views.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { gone } from './shared-servers.js'

export const page: RulePage = {
  why: 'What is gone since a server was approved breaks what was built on it. It may also stand under another name now, where the lock file no longer watches it.',
  sources: [
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

/** So many names are told. */
const TOLD = 5

const words: Readonly<Record<ListName, readonly [one: string, many: string]>> = {
  tools: ['tool', 'tools'],
  resources: ['resource', 'resources'],
  resourceTemplates: ['resource template', 'resource templates'],
  prompts: ['prompt', 'prompts'],
}

export default defineRule({
  code: 'MCP_LOCK_REMOVED',
  on: 'run',
  title: 'A tool, prompt or resource of the lock file is gone',
  severity: 'info',
  basis: 'advice',
  tags: ['lock', ...owasp('03')],
  since: '0.1.0',
  messages: {
    gone: ({ server, items }: { server: string; items: string }) => ({
      what: `The server ${server} no longer lists the ${items}, which the lock file has.`,
      todo: 'See whether it has another name now. When it is gone for good, record the server anew with mcp-lint lock.',
    }),
  },
  check(run, report) {
    for (const { server, list: entry, names } of gone(run)) {
      const noun = words[entry.of][names.length > 1 ? 1 : 0]
      report('gone', { entry }, { server: quote(server), items: `${noun} ${someOf(names)}` })
    }
  },
})

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, TOLD).map(quote)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : list(shown, 'and')
}
