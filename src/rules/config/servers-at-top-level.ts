import type { ConfigFile } from '../../clients/profile.js'
import type { ObjectNode } from '../../document/document.js'
import { looksLikeEntry } from '../../kinds/entry.js'
import type { Layout } from '../../kinds/layout.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { placeOf } from './shared-keys.js'

export const page: RulePage = {
  why: 'Instructions often show a server entry without the key that belongs around it. Pasted as the whole file it has servers where the client expects the key, so none of them is found.',
  sources: [
    'Claude Code 2.1.332, run: a file of entries without mcpServers is refused ("expected record, received undefined")',
    'anthropics/claude-code plugins: only the .mcp.json of a plugin may leave the key out',
  ],
  examples: {
    bad: [
      { file: '.mcp.json', text: '{\n  "time": { "command": "uvx", "args": ["mcp-server-time"] }\n}\n' },
      { file: '.cursor/mcp.json', text: '{\n  "command": "uvx",\n  "args": ["mcp-server-time"]\n}\n' },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SERVERS_AT_TOP_LEVEL',
  on: 'config',
  title: 'Servers stand at the root of the file, without a key around them',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    all: ({ name, path }: Data) => ({
      what: 'The servers stand at the root of the file.',
      todo: `Put them into an object under ${placeOf(path)}: ${name} looks for servers there and nowhere else.`,
    }),
    some: ({ name, path }: Data) => ({
      what: 'Servers stand at the root of the file, beside members that are no servers.',
      todo: `Move the servers into an object under ${placeOf(path)}: ${name} looks for servers there and nowhere else.`,
    }),
    entry: ({ name, path }: Data) => ({
      what: 'The whole file is one server entry, without a name.',
      todo: `Choose a name and put the entry under it into ${placeOf(path)}: ${name} looks for servers there and nowhere else.`,
    }),
  },
  check({ layout, reader: { name, file } }, report) {
    const { bare, root } = layout
    const path = file.servers[0]
    if (bare && path && root) report(bare, root, { name, path }, { fixes: wrapping(layout, file) })
  },
})

interface Data {
  readonly name: string
  readonly path: readonly string[]
}

function wrapping({ bare, root }: Layout, file: ConfigFile): FixDraft[] {
  const [path] = file.servers
  const [key] = path ?? []
  if (bare !== 'all' || root?.type !== 'object' || path?.length !== 1 || !key || !holdsOnlyEntries(root)) return []
  return [
    { title: `Put the servers under ${quote(key)}`, safety: 'safe', alone: true, edits: edit => edit.wrap(root, key) },
  ]
}

/** A remark at the root may be meant for the root, so nobody but the author can say where it belongs. */
function holdsOnlyEntries(root: ObjectNode): boolean {
  return root.members.every(one => looksLikeEntry(one.value))
}
