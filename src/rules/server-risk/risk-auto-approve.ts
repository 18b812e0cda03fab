import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { fieldOf } from '../../kinds/server.js'
import type { ServerSubject } from '../../kinds/subjects.js'
import { nameWords } from '../../risk/names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'

const LISTS = ['alwaysAllow', 'autoApprove', 'autoAllow', 'always_allow']
const CHANGES = new Set(
  'delete remove drop exec execute run shell write push merge send transfer destroy purge deploy'.split(' '),
)

interface Approval {
  readonly value: Node
  readonly name: string
  /** Items of a list, or the value alone. */
  readonly items: readonly Node[]
}

/** What an entry approves in advance, as far as this client reads it. */
function approvals({ server, reader: { client } }: ServerSubject): Approval[] {
  return [...LISTS, 'trust'].flatMap(name => {
    const field = fieldOf(client, name)
    const value = member(server.node, name)?.value
    if (!field || field.unused || field.refused || !value) return []
    return [{ value, name, items: value.type === 'array' ? value.items : [value] }]
  })
}

export default [
  defineRule({
    code: 'MCP_RISK_AUTO_APPROVE_ALL',
    on: 'server',
    title: 'Every tool of a server is approved in advance',
    severity: 'warning',
    basis: 'advice',
    tags: owasp('02'),
    since: '0.1.0',
    messages: {
      all: ({ name }: { name: string }) => ({
        what: `${name} approves every tool of this server, those that it will have tomorrow too.`,
        todo: 'Name the tools that only read; you are asked for the others.',
      }),
    },
    check(subject, report) {
      for (const { name, items } of approvals(subject)) {
        const all = items.find(
          one => (one.type === 'string' && one.value === '*') || (one.type === 'boolean' && one.value),
        )
        if (all) report('all', all, { name }, riskExtras(name === 'trust' ? 'medium' : 'high'))
      }
    },
  }),
  defineRule({
    code: 'MCP_RISK_AUTO_APPROVE_WRITE',
    on: 'server',
    title: 'A tool that changes something is approved in advance',
    severity: 'info',
    basis: 'advice',
    tags: owasp('02'),
    since: '0.1.0',
    messages: {
      change: ({ tool }: { tool: string }) => ({
        what: `${tool} changes something by its name, and nobody is asked before it runs.`,
        todo: 'Take it out of the list where you want to see each call.',
      }),
    },
    check(subject, report) {
      for (const { items } of approvals(subject)) {
        const found = items.find(one => one.type === 'string' && nameWords(one.value).some(word => CHANGES.has(word)))
        if (found?.type === 'string') report('change', found, { tool: quote(found.value) }, riskExtras('low'))
      }
    },
  }),
]

const sources = [
  'members of Cline, Roo Code, Kiro and Gemini CLI in their documentation (2026-11)',
  'measured on 2,001 server entries of public files (2026-11)',
]
export const pages: Readonly<Record<string, RulePage>> = {
  MCP_RISK_AUTO_APPROVE_ALL: {
    why: 'Approval in advance is the last thing between a poisoned answer and your files. A star also covers the tools that the server adds later.',
    sources,
    examples: {
      bad: [],
      good: [{ file: '.mcp.json', text: '{\n  "mcpServers": {\n    "demo": { "command": "server" }\n  }\n}\n' }],
    },
  },
  MCP_RISK_AUTO_APPROVE_WRITE: {
    why: 'A model may call such a tool because a page that it read told it to. Being asked is the only check.',
    sources,
    examples: {
      bad: [],
      good: [{ file: '.mcp.json', text: '{\n  "mcpServers": {\n    "demo": { "command": "server" }\n  }\n}\n' }],
    },
  },
}
