import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'An entry is an object that says how to reach the server. A command line or a path in its place is skipped by some clients, and makes others refuse the whole file.',
  sources: [
    'Claude Code 2.1.332, run: an entry that is a text or null is skipped, its neighbours load',
    'Codex CLI 0.171.0, run: a text in place of a table keeps Codex from starting',
  ],
  examples: {
    bad: [
      { file: '.mcp.json', text: '{\n  "mcpServers": {\n    "time": "uvx mcp-server-time"\n  }\n}\n' },
      { file: '.codex/config.toml', text: '[mcp_servers]\ntime = "uvx mcp-server-time"\n' },
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
  code: 'MCP_SERVER_NOT_OBJECT',
  on: 'config',
  title: 'A server entry is no object',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    other: ({ server, type, name }: { server: string; type: string; name: string }) => ({
      what: `The server ${quote(server)} is ${type}, not an object.`,
      todo: `Write an object that says how ${name} reaches the server: a program and its arguments, or an address.`,
    }),
  },
  check({ layout, reader: { name } }, report) {
    for (const { key, value } of layout.entries) {
      if (value.type !== 'object') report('other', value, { server: key.name, type: typeInWords(value), name })
    }
  },
})
