import type { ObjectNode } from '../../document/document.js'
import { member, pathOf, valueAt } from '../../document/tree.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client needs the member to make use of the object. Without it the client skips the server, refuses the file, or drops what depends on it.',
  sources: ['cursor.com/docs/mcp: auth', 'Claude Code 2.1.332 and Codex CLI 0.171.0, run'],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{ "mcpServers": { "a": { "url": "https://mcp.example.com/mcp", "auth": { "scopes": ["read"] } } } }\n',
      },
    ],
    good: [
      {
        file: '.cursor/mcp.json',
        text: '{ "mcpServers": { "a": { "url": "https://mcp.example.com/mcp", "auth": { "CLIENT_ID": "example" } } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_MISSING_REQUIRED_FIELD',
  on: 'values',
  title: 'A required member is missing',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    missing: ({ where, name, client }: { where: string; name: string; client: string }) => ({
      what: `${where} has no ${quote(name)}, which ${client} requires there.`,
      todo: `Add ${quote(name)}, or leave out what needs it.`,
    }),
    oneOf: ({ where, names, client }: { where: string; names: readonly string[]; client: string }) => ({
      what: `${where} has none of ${list(names.map(quote), 'and')}, and ${client} requires one of them.`,
      todo: 'Add one, and only one.',
    }),
    needed: ({ name, other, value, client }: { name: string; other: string; value: string; client: string }) => ({
      what: `${quote(name)} needs ${quote(other)} set to ${quote(value)}, which is missing.`,
      todo: `Add ${quote(other)} with the value ${quote(value)}, or leave ${quote(name)} out; ${client} refuses the one without the other.`,
    }),
  },
  check({ problems, server, reader }, report) {
    for (const problem of problems) {
      if (problem.kind === 'no-member') {
        report('oneOf', problem.node, { where: whereIs(problem.node), names: problem.names, client: reader.name })
      }
      if (problem.kind !== 'missing-member') continue
      report(
        'missing',
        problem.node,
        { where: whereIs(problem.node), name: problem.name, client: reader.name },
        { severity: problem.required === 'refused' ? 'error' : 'warning' },
      )
    }
    for (const { member: path, wants } of server ? (reader.client.dependencies ?? []) : []) {
      if (!server || wants.orMissing || !valueAt(server.node, path)) continue
      const holder = valueAt(server.node, wants.member.slice(0, -1))
      const other = wants.member.at(-1) ?? ''
      if (holder?.type !== 'object' || member(holder, other)) continue
      report('needed', holder, { name: path.join('.'), other, value: wants.value, client: reader.name })
    }
  },
})

function whereIs(node: ObjectNode): string {
  const last = pathOf(node).at(-1)
  if (last === undefined) return 'the document'
  return typeof last === 'number' ? `item ${last + 1}` : quote(last)
}
