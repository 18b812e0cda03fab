import type { Node } from '../../document/document.js'
import { looksLikeEntry } from '../../kinds/entry.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client takes the keys of an object as the names of its servers. Some clients and model APIs want a list of servers instead, and files are copied between the two; in the wrong form no server is found.',
  sources: [
    'Claude Code 2.1.332, run: a list and null under mcpServers are refused',
    'Codex CLI 0.171.0, run: [[mcp_servers]] ends in "invalid type: sequence, expected a map", and Codex does not start',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": [\n    { "name": "time", "command": "uvx", "args": ["mcp-server-time"] }\n  ]\n}\n',
      },
      { file: '.codex/config.toml', text: '[[mcp_servers]]\nname = "time"\ncommand = "uvx"\n' },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      { file: '.claude-plugin/plugin.json', text: '{\n  "name": "clock",\n  "mcpServers": "./.mcp.json"\n}\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_SERVERS_NOT_OBJECT',
  on: 'config',
  title: 'The servers are no object',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    list: ({ key, name }: { key: string; name: string }) => ({
      what: `${quote(key)} is a list of servers.`,
      todo: `Write an object instead, in which each server stands under its name; ${name} loads no server from a list.`,
    }),
    other: ({ key, name, type }: { key: string; name: string; type: string }) => ({
      what: `${quote(key)} is ${type}, not an object.`,
      todo: `Write an object in which each server stands under its name; ${name} loads no server from anything else.`,
    }),
  },
  check({ layout, reader: { name, file } }, report) {
    for (const { key, value } of layout.maps) {
      if (value.type === 'object' || (file.mayReference && isReference(value))) continue
      if (value.type === 'array') report('list', value, { key: key.name, name })
      else report('other', value, { key: key.name, name, type: typeInWords(value) })
    }
  },
})

/** The path of a file, or a list of paths and maps; a list of entries is a mistake. */
function isReference(node: Node): boolean {
  if (node.type === 'string') return true
  return (
    node.type === 'array' &&
    node.items.every(one => one.type === 'string' || (one.type === 'object' && !looksLikeEntry(one)))
  )
}
