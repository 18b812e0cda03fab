import type { Shape } from '../../clients/shape.js'
import type { Node } from '../../document/document.js'
import { conceptOf } from '../../kinds/entry.js'
import type { Server } from '../../kinds/server.js'
import { checkShape, shapeInWords, typeInWords } from '../../shape/check.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { commandShapeFix } from './shared-command-shape.js'
import { placeName } from './shared-place-name.js'

export const page: RulePage = {
  why: 'Clients check the type of each value that they read. Where one does not fit, they skip the server or, like Codex, refuse the whole file.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run', 'microsoft/vscode mcpConfiguration.ts'],
  examples: {
    bad: [
      { file: '.mcp.json', text: '{ "mcpServers": { "web": { "command": "uvx", "env": { "PORT": 8080 } } } }\n' },
      { file: '.codex/config.toml', text: '[mcp_servers.web]\ncommand = "npx"\nargs = "-y example-mcp"\n' },
    ],
    good: [
      { file: '.mcp.json', text: '{ "mcpServers": { "web": { "command": "uvx", "env": { "PORT": "8080" } } } }\n' },
      { file: '.vscode/mcp.json', text: '{ "servers": { "web": { "command": "uvx", "env": { "PORT": 8080 } } } }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_WRONG_VALUE_TYPE',
  on: 'values',
  title: 'A value has the wrong type',
  severity: 'error',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    type: ({ name, is, wants, client }: { name: string; is: string; wants: string; client: string }) => ({
      what: `${name} is ${is}, but ${client} wants ${wants} there.`,
      todo: `Write it as ${wants}: a value of another type is refused, and the server with it.`,
    }),
    text: ({ name, is, client }: { name: string; is: string; client: string }) => ({
      what: `${name} is ${is} without quotes, but ${client} wants a string there.`,
      todo: 'Put it in quotes: a value of another type is refused, and the server with it.',
    }),
  },
  check({ problems, server, reader }, report) {
    for (const problem of problems) {
      if (problem.kind !== 'wrong-type') continue
      const { node, expected } = problem
      const name = placeName(node)
      const fixes = [
        ...scalarFix(node, expected, server),
        ...(server ? commandShapeFix(node, server, reader.client) : []),
      ]
      if (wantsText(expected) && (node.type === 'number' || node.type === 'boolean')) {
        report(
          'text',
          node,
          { name, is: node.type === 'number' ? 'a number' : String(node.value), client: reader.name },
          { fixes },
        )
      } else {
        const wants = shapeInWords(expected)
        report('type', node, { name, is: typeInWords(node), wants, client: reader.name }, { fixes })
      }
    }
  },
})

/** Any text will do, alone or beside other types. */
function wantsText(shape: Shape): boolean {
  return shape.type === 'either' ? shape.of.some(wantsText) : shape.type === 'string' && !shape.oneOf && !shape.format
}

/** An argument, a variable or a header: texts by nature, so that a number there can only mean its digits. */
function isListedText({ holder }: Node, server: Server | undefined): boolean {
  if (holder?.in === 'list') return holder.list === server?.arguments?.value
  const owner = holder?.in === 'member' ? holder.member.owner.holder : undefined
  const above = owner?.in === 'member' ? owner.member : undefined
  return above !== undefined && server !== undefined && above.owner === server.node && isTextMap(above.key.name)
}

const isTextMap = (name: string): boolean => ['variables', 'headers'].includes(conceptOf(name) ?? '')

/** Numbers and booleans in quotes where a text is wanted; digits without quotes where a number is wanted. */
function scalarFix(node: Node, expected: Shape, server: Server | undefined): FixDraft[] {
  if (wantsText(expected) && isListedText(node, server) && (node.type === 'number' || node.type === 'boolean')) {
    const text = node.type === 'number' ? node.raw : String(node.value)
    return [{ title: 'Put the value in quotes', safety: 'safe', edits: edit => edit.replace(node, text) }]
  }
  if (expected.type !== 'number' || node.type !== 'string' || !/^(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(node.value))
    return []
  const value = Number(node.value)
  const fits = checkShape({ type: 'number', value, raw: node.value, span: node.span, holder: undefined }, expected)
  if (fits.length > 0) return []
  return [{ title: 'Write the number without quotes', safety: 'safe', edits: edit => edit.replace(node, value) }]
}
