import { defineRule, type RulePage, wholeDocument } from '../rule.js'

export const page: RulePage = {
  why: 'The file was named, so somebody wants it checked, but neither its name nor its content belongs to a kind of file that mcp-lint knows. Without this finding a run that checked nothing would look like a clean one.',
  sources: ['mcp-lint: its own limit'],
  examples: {
    bad: [{ file: 'site.json', text: '{\n  "short_name": "demo",\n  "start_url": "/"\n}\n' }],
    good: [
      {
        file: 'servers.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FILE_UNRECOGNIZED',
  on: 'file',
  title: 'Nobody knows what this file is',
  severity: 'warning',
  basis: 'advice',
  tags: ['file'],
  since: '0.1.0',
  messages: {
    empty: () => ({
      what: 'The file is empty.',
      todo: 'See why nothing was written to it, such as a command before a pipe that failed: nothing was checked.',
    }),
    unknown: () => ({
      what: 'Neither the name nor the content of this file says what it is.',
      todo: 'Name the client that reads it (--client) or its kind (--type); nothing in it was checked.',
    }),
    foreign: ({ client }: { client: string }) => ({
      what: `This is a file of ${client}, which mcp-lint does not know yet.`,
      todo: 'Nothing in it was checked; to judge it as another client would read it, name that client (--client).',
    }),
    unreadable: ({ syntax, problem }: { syntax: string; problem: string }) => ({
      what: `Nothing says what this file is, and it is not valid ${syntax}: ${problem}.`,
      todo: 'Correct that, or name the client that reads the file (--client); nothing in it was checked.',
    }),
  },
  check({ document, encoding, recognized, expected, foreignClient }, report) {
    if (recognized || expected || encoding !== 'utf-8') return
    const place = wholeDocument(document)
    if (foreignClient) return report('foreign', place, { client: foreignClient })
    if (document.text.trim() === '') return report('empty', place, {})
    const problem = document.problems.find(one => one.kind === 'syntax')
    if (problem) report('unreadable', place, { syntax: document.syntax.toUpperCase(), problem: problem.message })
    else report('unknown', place, {})
  },
})
