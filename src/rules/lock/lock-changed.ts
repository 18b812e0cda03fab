import type { ChangedItem, ChangedPart } from '../../kinds/dump/lock-views.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { nameOf } from './shared-lock.js'

export const page: RulePage = {
  why: 'Clients ask once whether a server may be used, and show then what its tools say. A server that later says something else under the same names is read by the model all the same: an order to send files away can come with any update. A lock file remembers what was approved.',
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

/** So many changes are told in full. */
const TOLD = 3

export default defineRule({
  code: 'MCP_LOCK_CHANGED',
  on: 'lock',
  title: 'A tool, prompt or resource is not as it was approved',
  severity: 'warning',
  basis: 'advice',
  tags: ['lock', ...owasp('03')],
  since: '0.1.0',
  messages: {
    changed: ({ item, changes }: { item: string; changes: string }) => ({
      what: `${item} is not as the lock file has it: ${changes}.`,
      todo: 'Read what it says now as if it were new. When it is right, approve it again with mcp-lint lock.',
    }),
    masked: ({ item }: { item: string }) => ({
      what: `${item} is not as the lock file has it: what changed is a text that looks like a secret, which the lock file masks.`,
      todo: 'Compare it with what you approved. When it is right, approve it again with mcp-lint lock.',
    }),
  },
  check({ difference: { changed } }, report) {
    for (const one of changed) {
      const item = called(one.item)
      const [part] = one.parts
      const at = (one.parts.length === 1 && part?.now) || nameOf(one.item)
      if (part) report('changed', at, { item, changes: inWords(one) })
      else report('masked', at, { item })
    }
  },
})

function inWords({ parts }: ChangedItem): string {
  const told = parts.slice(0, TOLD).map(partInWords)
  const more = parts.length - told.length
  return `${told.join('; ')}${more > 0 ? `; and ${more} more of its members` : ''}`
}

function partInWords({ name, within, how }: ChangedPart): string {
  const part = within === '' ? quote(name) : `${quote(within)} of ${quote(name)}`
  if (how === 'added') return `${part} is new`
  if (how === 'removed') return `${part} is gone`
  return `in ${part}, ${how.before} is now ${how.after}`
}
