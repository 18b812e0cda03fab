import { member } from '../../document/tree.js'
import { listOf, wordsOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The list of tools that are off is applied after the list of those that are on. A tool in both is not offered to the model, whatever the first list says.',
  sources: ['openai/codex, source code: disabled_tools is applied after enabled_tools'],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.files]\ncommand = "files-mcp"\nenabled_tools = ["read", "write"]\ndisabled_tools = ["write"]\n',
      },
    ],
    good: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.files]\ncommand = "files-mcp"\nenabled_tools = ["read"]\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_ENABLED_AND_DISABLED',
  on: 'server',
  title: 'A tool is both switched on and switched off',
  severity: 'warning',
  basis: 'client',
  tags: ['tools'],
  since: '0.1.0',
  messages: {
    both: ({ tool, on, off, client }: { tool: string; on: string; off: string; client: string }) => ({
      what: `${quote(tool)} stands in ${on} and in ${off}.`,
      todo: `Take it out of one of them: for ${client} it is off, because ${off} is applied last.`,
    }),
  },
  check({ server, reader }, report) {
    const lists = reader.client.toolLists
    if (!lists) return
    const on = new Set(wordsOf(listOf(member(server.node, lists.on))))
    for (const item of listOf(member(server.node, lists.off))?.items ?? []) {
      if (item.type !== 'string' || item.value === '' || !on.has(item.value)) continue
      report('both', item, { tool: item.value, ...lists, client: reader.name })
    }
  },
})
