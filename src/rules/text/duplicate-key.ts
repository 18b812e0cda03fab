import type { Member } from '../../document/document.js'
import { hasRepeatedNames, walk } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Of two equal keys in a JSON object only the last counts, and no reader says so: the other server, argument list or variable is gone. TOML forbids it, so that the whole file is refused.',
  sources: [
    'Claude Code 2.1.332, run: the last of two equal keys counts, in silence',
    'Codex CLI 0.171.0, run: "duplicate key", and Codex does not start',
    'ECMA-262, JSON.parse: of equal names the last one is kept',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] },\n    "time": { "command": "npx", "args": ["-y", "time-mcp"] }\n  }\n}\n',
      },
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.time]\ncommand = "uvx"\n\n[mcp_servers.time]\ncommand = "npx"\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] },\n    "time-2": { "command": "npx", "args": ["-y", "time-mcp"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DUPLICATE_KEY',
  on: 'text',
  title: 'A key stands twice in one object',
  severity: 'warning',
  basis: 'client',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    'last-wins': ({ key, name }: { key: string; name: string }) => ({
      what: `The key ${quote(key)} stands more than once in this object.`,
      todo: `Keep one of them or give them different names: ${name} uses the last one and passes over the others in silence.`,
    }),
    refused: ({ key, name }: { key: string; name: string }) => ({
      what: key === '' ? 'This key is defined more than once.' : `The key ${quote(key)} is defined more than once.`,
      todo: `Keep one of them or put what they hold together: TOML forbids it, and ${name} refuses the whole file.`,
    }),
  },
  check({ document, reader: name }, report) {
    if (document.problems.some(one => one.kind === 'syntax')) return
    for (const { kind, pointer, span } of document.problems) {
      if (kind === 'duplicate-key') {
        report('refused', { pointer, span }, { key: lastStep(pointer), name }, { severity: 'error' })
      }
    }
    if (document.syntax === 'toml') return
    for (const { node } of document.roots) {
      for (const one of walk(node)) {
        if (one.type !== 'object' || !hasRepeatedNames(one.members)) continue
        for (const { first, later } of repeated(one.members)) {
          const related = [{ place: { member: first, at: 'key' as const }, message: 'It stands here first.' }]
          report('last-wins', { member: later, at: 'key' }, { key: later.key.name, name }, { related })
        }
      }
    }
  },
})

function repeated(members: readonly Member[]): { first: Member; later: Member }[] {
  const firsts = new Map<string, Member>()
  return members.flatMap(later => {
    const first = firsts.get(later.key.name)
    if (!first) firsts.set(later.key.name, later)
    return first ? [{ first, later }] : []
  })
}

function lastStep(pointer: string): string {
  return (pointer.split('/').at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}
