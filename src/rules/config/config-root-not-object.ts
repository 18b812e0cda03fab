import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client looks for its key in the object that the whole file is. A list of servers, a text or null at the root has no keys, and the file is refused.',
  sources: ['Claude Code 2.1.332, run: a list at the root is refused'],
  examples: {
    bad: [{ file: '.mcp.json', text: '[\n  { "name": "time", "command": "uvx", "args": ["mcp-server-time"] }\n]\n' }],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CONFIG_ROOT_NOT_OBJECT',
  on: 'config',
  title: 'The root of the file is no object',
  severity: 'error',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    other: ({ type, name, key }: { type: string; name: string; key: string | undefined }) => ({
      what: `The whole file is ${type}, not an object.`,
      todo: key
        ? `Write an object with ${quote(key)} in it, which holds each server under its name; ${name} refuses anything else.`
        : `Write an object; ${name} refuses anything else.`,
    }),
  },
  check({ layout: { root }, reader: { name, file } }, report) {
    if (root && root.type !== 'object') {
      report('other', root, { type: typeInWords(root), name, key: file.servers[0]?.[0] })
    }
  },
})
