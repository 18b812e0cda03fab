import type { ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { Dump, ListName, ListView } from '../../kinds/dump/views.js'
import { list } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client asks only for what a server declares. Tools of a server that does not declare the tools capability are never listed, and nothing says why.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools, resources and prompts, Capabilities: servers MUST declare the capability',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/server/tools, resources and prompts, Capabilities',
  ],
  examples: {
    bad: [
      {
        file: 'server.mcp-dump.json',
        revision: '2025-11-25',
        text: '{\n  "capabilities": { "tools": {} },\n  "tools": [],\n  "prompts": [{ "name": "review", "description": "Reviews a change." }]\n}\n',
      },
    ],
    good: [
      {
        file: 'server.mcp-dump.json',
        revision: '2025-11-25',
        text: '{\n  "capabilities": { "prompts": {} },\n  "tools": [],\n  "prompts": [{ "name": "review", "description": "Reviews a change." }]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_CAPABILITY_MISSING',
  on: 'dump',
  title: 'A list that the server does not declare',
  severity: 'error',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    missing: ({ lists, names }: { lists: string; names: string }) => ({
      what: `The server lists ${lists} and does not declare ${names} among its capabilities.`,
      todo: `Add ${names}, {} says enough: MCP asks for it, and clients never ask for a list that is not declared.`,
    }),
  },
  check({ dump }, report) {
    for (const { node, lists } of declarations(dump)) {
      const filled = lists.filter(({ items, others }) => items.length + others.length > 0)
      const missing = filled.filter(({ of }) => !member(node, capabilityOf[of]))
      if (missing.length === 0) continue
      const names = [...new Set(missing.map(({ of }) => capabilityOf[of]))]
      const words = [...new Set(missing.map(({ of }) => (of === 'resourceTemplates' ? 'resource templates' : of)))]
      report('missing', node, { lists: list(words, 'and'), names: list(names, 'and') }, { fixes: [add(node, names)] })
    }
  },
})

const capabilityOf: Readonly<Record<ListName, string>> = {
  tools: 'tools',
  resources: 'resources',
  resourceTemplates: 'resources',
  prompts: 'prompts',
}

/** What is declared, and the lists that it speaks of: those beside it; in the log of one session, all. */
function declarations({ results, lists }: Dump): { node: ObjectNode; lists: readonly ListView[] }[] {
  const found = results.flatMap(({ capabilities, lists }) => (capabilities ? [{ node: capabilities, lists }] : []))
  const [first] = found
  return first && found.length === 1 ? [{ node: first.node, lists }] : found
}

function add(node: ObjectNode, names: readonly string[]): FixDraft {
  return {
    title: `Declare ${list(names, 'and')}`,
    safety: 'safe',
    edits: edit =>
      node.members.length === 0
        ? edit.replace(node, Object.fromEntries(names.map(name => [name, {}])))
        : names.flatMap(name => edit.insert(node, name, {}, node.members.at(-1))),
  }
}
