import type { Document, SyntaxProblem } from '../../document/document.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client that cannot parse its config loads none of the servers in it, and some do not even start. Often a comma or a quote is missing, or a snippet was pasted beside the object instead of into it.',
  sources: [
    'Claude Code 2.1.332, run: "not a valid JSON", and no server of the file is listed',
    'Codex CLI 0.171.0, run: "failed to load bootstrap configuration", and Codex does not start',
    'microsoft/vscode, mcpResourceScannerService.ts: a syntax error drops the whole file',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx" "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.files]\ncommand = "C:\\Users\\dev\\files.exe"\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
      {
        file: '.codex/config.toml',
        text: "[mcp_servers.files]\ncommand = 'C:\\Users\\dev\\files.exe'\n",
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CONFIG_SYNTAX_ERROR',
  on: 'document',
  title: 'The file cannot be parsed',
  severity: 'error',
  basis: 'client',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    broken: ({ syntax, problem, name }: Broken) => ({
      what: `The file is not valid ${syntax}: ${problem}.`,
      todo: `Correct this place; until then ${name} cannot read any of it, and nothing else in the file was checked.`,
    }),
    backslash: ({ syntax, problem, name }: Broken) => ({
      what: `The file is not valid ${syntax}: ${problem}.`,
      todo: `Put this text in single quotes ('C:\\Users'), in which a backslash stands for itself; until then ${name} cannot read any of the file.`,
    }),
    'json-in-toml': ({ name }: Broken) => ({
      what: 'The file holds JSON, but it has to be TOML.',
      todo: `Write each server as a table of its own, [mcp_servers.NAME], with lines such as command = "uvx"; ${name} cannot read any of the file as it stands.`,
    }),
  },
  check({ document, reader: { name } }, report) {
    const problem = document.problems.find(one => one.kind === 'syntax')
    if (!problem) return
    const place = { pointer: problem.pointer, span: problem.span }
    const data = { syntax: document.syntax.toUpperCase(), problem: problem.message, name }
    report(messageFor(document, problem), place, data)
  },
})

interface Broken {
  readonly syntax: string
  readonly problem: string
  readonly name: string
}

function messageFor({ syntax, text }: Document, { span }: SyntaxProblem): 'broken' | 'backslash' | 'json-in-toml' {
  if (syntax !== 'toml') return 'broken'
  if (/^\s*\{/.test(text)) return 'json-in-toml'
  const from = text.lastIndexOf('\n', span.start - 1) + 1
  const end = text.indexOf('\n', span.start)
  const line = text.slice(from, end < 0 ? undefined : end)
  return /"[^"]*\\/.test(line) ? 'backslash' : 'broken'
}
