import type { Misplaced } from '../../kinds/layout.js'
import type { Reader } from '../../kinds/subjects.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { placeOf, whoseKey } from './shared-keys.js'

export const page: RulePage = {
  why: 'Clients look for their servers under one key, and the key differs: mcpServers, servers, mcp_servers and more. Under any other key, or one with other capitals, the servers are not there at all, and most clients say nothing.',
  sources: [
    'Claude Code 2.1.332, run: servers, mcp_servers, mcpservers, mcp.servers and {} all end in "mcpServers: expected record"',
    'Codex CLI 0.171.0, run: mcpServers, mcp-servers, mcp and profiles.*.mcp_servers are read as nothing, without a message',
    'microsoft/vscode, mcpConfiguration.ts: servers, and settings.mcp.servers in a workspace file',
  ],
  examples: {
    bad: [
      {
        file: 'claude_desktop_config.json',
        text: '{\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      { file: '.codex/config.toml', text: '[mcpServers.time]\ncommand = "uvx"\nargs = ["mcp-server-time"]\n' },
      { file: '.mcp.json', text: '{}\n' },
    ],
    good: [
      {
        file: 'claude_desktop_config.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      { file: '.codex/config.toml', text: '[mcp_servers.time]\ncommand = "uvx"\nargs = ["mcp-server-time"]\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_WRONG_TOP_LEVEL_KEY',
  on: 'config',
  title: 'The servers stand under a key that the client never reads',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    rename: ({ name, wrong, path }: Wrong) => ({
      what: `${name} does not read servers from ${quote(wrong)}${whoseKey(wrong)}.`,
      todo: `Rename it to ${quote(path.at(-1) ?? '')}: as it stands, ${name} loads none of these servers.`,
    }),
    other: ({ name, wrong, path }: Wrong) => ({
      what: `${name} does not read servers from ${quote(wrong)}${whoseKey(wrong)}.`,
      todo: `Put the servers, each under its name, into ${placeOf(path)}: as it stands, ${name} loads none of these.`,
    }),
    nested: ({ name, wrong, path }: Wrong) => ({
      what: `The servers are nested in ${quote(wrong)}, where ${name} does not look.`,
      todo: `Move them into ${placeOf(path)}: as it stands, ${name} loads none of these servers.`,
    }),
    'dead-end': ({ name, wrong, path }: Wrong) => ({
      what: `${name} does not read servers from ${quote(wrong)} at this place.`,
      todo: `Move them into ${placeOf(path)} at the root of the file: here, ${name} passes over them in silence.`,
    }),
    missing: ({ name, path }: Omit<Wrong, 'wrong'>) => ({
      what: `The file has no ${quote(path[0] ?? '')}.`,
      todo: `Add it, with each server under its name: ${name} reads servers from there and from nowhere else in this file.`,
    }),
  },
  check({ layout, reader }, report) {
    const path = reader.file.servers[0]
    if (!path || !layout.root) return
    if (layout.missing) report('missing', layout.root, { name: reader.name, path })
    for (const one of layout.misplaced) {
      const id = messageFor(one)
      if (!id) continue
      const data = { name: reader.name, wrong: one.member.key.name, path }
      report(id, { member: one.member, at: 'key' }, data, { fixes: id === 'rename' ? [renaming(one, reader)] : [] })
    }
  },
})

interface Wrong {
  readonly name: string
  readonly wrong: string
  readonly path: readonly string[]
}

function messageFor({ why, rename }: Misplaced): 'rename' | 'other' | 'nested' | 'dead-end' | undefined {
  if (why === 'no-servers-here') return undefined
  if (why === 'other-key') return rename ? 'rename' : 'other'
  return why
}

function renaming({ member }: Misplaced, { file }: Reader): FixDraft {
  const right = file.servers[0]?.at(-1) ?? ''
  return {
    title: `Rename ${quote(member.key.name)} to ${quote(right)}`,
    safety: 'safe',
    edits: edit => edit.rename(member.key, right),
  }
}
