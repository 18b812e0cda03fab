import type { Member } from '../../document/document.js'
import { member, valueAt, walk } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients move their servers to files of their own. The old place is read for a while, then no longer, and a team that keeps servers in both places wonders which ones count.',
  sources: ['docker/docs, commit 3712a39: VS Code 1.102 moved servers out of settings.json'],
  examples: {
    bad: [
      {
        file: '.vscode/settings.json',
        text: '{\n  "mcp": {\n    "servers": {\n      "time": { "command": "uvx", "args": ["mcp-server-time"] }\n    }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DEPRECATED_LOCATION',
  on: 'config',
  title: 'Servers at a place that the client has given up',
  severity: 'warning',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    moved: ({ name, key, instead }: { name: string; key: string; instead: string }) => ({
      what: `${name} no longer keeps servers under ${quote(key)} in this file.`,
      todo: `Move them to ${instead}. The old place still works for a while, and may stop without notice.`,
    }),
  },
  check({ layout: { root }, reader: { name, file } }, report) {
    const { deprecated } = file
    if (!deprecated) return
    for (const path of deprecated.at) {
      const found = member(valueAt(root, path.slice(0, -1)), path.at(-1) ?? '')
      if (!found || !holdsSomething(found)) continue
      report('moved', { member: found, at: 'key' }, { name, key: found.key.name, instead: deprecated.instead })
    }
  },
})

/** Empty maps and lists are what the client itself left behind. */
function holdsSomething({ value }: Member): boolean {
  return [...walk(value)].some(one => one.type !== 'object' && one.type !== 'array')
}
