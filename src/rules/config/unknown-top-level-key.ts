import { effectiveMembers } from '../../document/tree.js'
import { looksLikeEntry } from '../../kinds/entry.js'
import { isRemark } from '../../kinds/layout.js'
import { nearest } from '../../text/near.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The file has a few known members and no others. An unknown one is mostly a slip of the pen, and what stands under it, inputs for example, is ignored.',
  sources: ['microsoft/vscode, mcpConfiguration.ts: the schema of mcp.json allows servers, inputs and sandbox only'],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "input": [],\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [],\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_UNKNOWN_TOP_LEVEL_KEY',
  on: 'config',
  title: 'A member of the root that the client does not know',
  severity: 'warning',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    near: ({ name, key, near }: { name: string; key: string; near: string }) => ({
      what: `${name} does not know ${quote(key)} at the root of this file.`,
      todo: `Write ${quote(near)} if that is meant; what stands under an unknown key is ignored.`,
    }),
    server: ({ name, key, servers }: { name: string; key: string; servers: string }) => ({
      what: `${name} does not know ${quote(key)} at the root of this file, and it looks like a server.`,
      todo: `Move it into ${quote(servers)}: no server is read outside of it.`,
    }),
    unknown: ({ name, key, known }: { name: string; key: string; known: readonly string[] }) => ({
      what: `${name} does not know ${quote(key)} at the root of this file.`,
      todo: `Take it out: only ${list(known.map(quote), 'and')} have a meaning here, and anything else is ignored.`,
    }),
  },
  check({ layout, reader: { name, file } }, report) {
    const { root, bare } = layout
    const known = file.closedRoot
    // Where the servers stand further in, the root belongs to somebody else.
    if (!known || root?.type !== 'object' || bare || file.servers[0]?.length !== 1) return
    const otherwise = new Set([...layout.extra, ...layout.misplaced.map(one => one.member)])
    const servers = file.servers[0]?.[0] ?? ''
    const members = effectiveMembers(root)
    const present = new Set(members.map(one => one.key.name))
    const free = known.filter(one => !present.has(one))
    for (const member of members) {
      const key = member.key.name
      if (known.includes(key) || isRemark(key) || otherwise.has(member)) continue
      const near = nearest(key, free)
      if (near) report('near', { member, at: 'key' }, { name, key, near })
      else if (looksLikeEntry(member.value)) report('server', { member, at: 'key' }, { name, key, servers })
      else report('unknown', { member, at: 'key' }, { name, key, known })
    }
  },
})
