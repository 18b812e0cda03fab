import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'JSON has no comments. Some editors read them all the same, which is why files are passed around with them; a client that reads strict JSON drops the whole file.',
  sources: [
    'Claude Code 2.1.332, run: a file with one comment is "not a valid JSON", and all its servers are gone',
    "TonybotNi/ZotLink#2: Claude Desktop shows the message of JavaScript's own JSON parser",
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  // for the whole team\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  // for the whole team\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      { file: '.codex/config.toml', text: '# for the whole team\n[mcp_servers.time]\ncommand = "uvx"\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_CONFIG_COMMENT',
  on: 'document',
  title: 'A comment in a file that is read as strict JSON',
  severity: 'error',
  basis: 'client',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    comment: ({ name, more }: { name: string; more: number }) => ({
      what: more > 0 ? `The file has ${more + 1} comments; this is the first.` : 'The file has a comment.',
      todo: `Take ${more > 0 ? 'all of them' : 'it'} out, or keep the words as a member such as "_comment": ${name} reads strict JSON and drops the whole file.`,
    }),
  },
  check({ document, reader: { name, file } }, report) {
    if (file.syntax.comments !== 'refused' || document.problems.some(one => one.kind === 'syntax')) return
    const [first, ...others] = document.problems.filter(one => one.kind === 'comment')
    if (first) report('comment', { pointer: first.pointer, span: first.span }, { name, more: others.length })
  },
})
