import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'JSON allows a comma only between two members or items. One that is left behind the last, often after lines were deleted or moved, makes a strict reader drop the whole file.',
  sources: [
    'Claude Code 2.1.332, run: "not a valid JSON", the whole file is dropped',
    'upstash/context7#563: users of Cursor say that it refused such a file; its maker says nothing',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] },\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "time": { "command": "uvx", "args": ["mcp-server-time"] },\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CONFIG_TRAILING_COMMA',
  on: 'document',
  title: 'A comma before a closing bracket',
  severity: 'error',
  basis: 'client',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    refused: ({ name, more }: { name: string; more: number }) => ({
      what: `Nothing follows this comma${andOthers(more)}.`,
      todo: `Take ${them(more)} out: ${name} reads strict JSON and drops the whole file.`,
    }),
    reported: ({ name, more }: { name: string; more: number }) => ({
      what: `Nothing follows this comma${andOthers(more)}.`,
      todo: `Take ${them(more)} out: JSON has no such comma, and users report that ${name} refused a file with one.`,
    }),
  },
  check({ document, reader: { name, file } }, report) {
    const taken = file.syntax.trailingCommas
    if (taken !== 'refused' && taken !== 'reported') return
    if (document.problems.some(one => one.kind === 'syntax')) return
    const commas = document.problems.filter(one => one.kind === 'trailing-comma')
    const [first] = commas
    if (!first) return
    report(
      taken,
      { pointer: first.pointer, span: first.span },
      { name, more: commas.length - 1 },
      {
        severity: taken === 'refused' ? 'error' : 'warning',
        fixes: [
          {
            title: commas.length > 1 ? `Take out ${commas.length} commas` : 'Take out the comma',
            safety: 'safe',
            edits: edit => commas.flatMap(one => edit.cut(one.span)),
          },
        ],
      },
    )
  },
})

function andOthers(more: number): string {
  if (more === 0) return ''
  return more === 1 ? ', and there is another one like it' : `, and there are ${more} others like it`
}

function them(more: number): string {
  return more > 0 ? 'them' : 'it'
}
