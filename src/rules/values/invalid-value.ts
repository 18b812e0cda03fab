import type { Shape } from '../../clients/shape.js'
import type { Node } from '../../document/document.js'
import { valueAt } from '../../document/tree.js'
import type { ShapeProblem } from '../../shape/check.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { placeName } from './shared-place-name.js'

export const page: RulePage = {
  why: 'The type is right, but the client takes only certain words or a certain range here. It skips the server or refuses the whole file.',
  sources: [
    'Claude Code 2.1.332 and Codex CLI 0.171.0, run',
    'microsoft/vscode mcpConfiguration.ts, configurationResolverSchema.ts',
  ],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.docs]\nurl = "https://mcp.example.com/mcp"\nauth = "bearer"\n',
      },
      { file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "timeout": -1 } } }\n' },
    ],
    good: [
      { file: '.codex/config.toml', text: '[mcp_servers.docs]\nurl = "https://mcp.example.com/mcp"\nauth = "oauth"\n' },
      { file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "timeout": 60000 } } }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_INVALID_VALUE',
  on: 'values',
  title: 'A value is not one that the client takes',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    word: ({ name, is, words, client }: Told & { is: string; words: readonly string[] }) => ({
      what: `${name} is ${quote(is)}, which ${client} does not take.`,
      todo: `Write ${list(words.map(quote), 'or')}; any other word is refused.`,
    }),
    range: ({ name, wants, client }: Told & { wants: string }) => ({
      what: `${name} is outside what ${client} takes.`,
      todo: `Write ${wants}; another number is refused.`,
    }),
    empty: ({ name, client }: Told) => ({
      what: `${name} is empty, which ${client} refuses.`,
      todo: 'Fill it in, or leave the member out.',
    }),
    https: ({ name, client }: Told) => ({
      what: `${name} is no https address.`,
      todo: `Write an address that begins with https://; ${client} refuses any other.`,
    }),
    several: ({ names, client }: { names: readonly string[]; client: string }) => ({
      what: `This object has ${list(names.map(quote), 'and')}, but ${client} takes exactly one of them.`,
      todo: 'Keep one, and give the others items of their own.',
    }),
    needs: ({ name, other, value, client }: Told & { other: string; value: string }) => ({
      what: `${name} goes only with ${quote(other)} set to ${quote(value)}.`,
      todo: `Set ${quote(other)} to ${quote(value)}, or leave ${name} out; ${client} refuses the two together otherwise.`,
    }),
  },
  check({ problems, server, reader }, report) {
    const client = reader.name
    for (const problem of problems) {
      if (problem.kind === 'too-many-members') report('several', problem.node, { names: problem.names, client })
      if (problem.kind !== 'wrong-value') continue
      const { node } = problem
      const told = { name: placeName(node), client }
      const words = wordsOf(problem)
      if (words && node.type === 'string') {
        // The transport word has a code of its own.
        if (server?.word?.value === node) continue
        report('word', node, { ...told, is: node.value, words }, { fixes: caseFix(node, words) })
      } else if (problem.reason === 'empty') report('empty', node, told)
      else if (problem.reason === 'https') report('https', node, told)
      else report('range', node, { ...told, wants: rangeInWords(problem.expected) })
    }
    if (!server) return
    for (const { member, wants } of reader.client.dependencies ?? []) {
      const value = valueAt(server.node, member)
      const other = valueAt(server.node, wants.member)
      if (!value || !other || (other.type === 'string' && other.value === wants.value)) continue
      report('needs', other, { name: placeName(value), other: wants.member.join('.'), value: wants.value, client })
    }
  },
})

interface Told {
  readonly name: string
  readonly client: string
}

function wordsOf(problem: ShapeProblem & { kind: 'wrong-value' }): readonly string[] | undefined {
  return problem.reason === 'word' && problem.expected.type === 'string' ? problem.expected.oneOf : undefined
}

function caseFix(node: Node, words: readonly string[]): FixDraft[] {
  const right = words.filter(word => node.type === 'string' && word.toLowerCase() === node.value.toLowerCase())
  const [word] = right
  if (right.length !== 1 || word === undefined) return []
  return [{ title: `Write ${quote(word)}`, safety: 'safe', edits: edit => edit.replace(node, word) }]
}

function rangeInWords(shape: Shape): string {
  if (shape.type !== 'number') return 'a value in range'
  const kind = shape.integer ? 'a whole number' : 'a number'
  const bounds = [
    ...(shape.above === undefined ? [] : [`above ${shape.above}`]),
    ...(shape.min === undefined ? [] : [`from ${shape.min}`]),
    ...(shape.max === undefined ? [] : [`up to ${shape.max}`]),
  ]
  return [kind, ...bounds].join(' ')
}
