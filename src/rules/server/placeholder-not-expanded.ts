import type { Placeholders } from '../../clients/profile.js'
import type { StringNode } from '../../document/document.js'
import type { Reader } from '../../kinds/subjects.js'
import { meansSecret } from '../../secrets/secret-name.js'
import { findPlaceholders, type Placeholder } from '../../text/placeholders.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { readForms, shown, swapped, type Unread, unread } from './shared-placeholders.js'
import { plainStrings } from './shared-strings.js'

/** A quick look: every placeholder has one of these signs. */
const mayHoldPlaceholder = (text: string): boolean => /[$%{]/.test(text)

interface Member {
  readonly name: string
  readonly members: readonly string[]
}

interface Told {
  readonly text: string
  readonly client: string
}

/** No value that somebody wrote has more; it bounds the work of the fix. */
const mostSwaps = 50

export const page: RulePage = {
  why: 'Every client has placeholders of its own, and leaves those of others alone without a word. The server then gets the text of the placeholder for its key, its path or its address, and fails in a way that does not point here.',
  sources: [
    'Claude Code 2.1.332, run: ${NAME} and ${NAME:-default} are replaced; $NAME, ${env:NAME}, ${input:id} and %NAME% are not',
    'Codex CLI 0.171.0, run: nothing is replaced',
    'cursor.com/docs/mcp; code.visualstudio.com, MCP configuration reference; docs.windsurf.com, cascade/mcp',
  ],
  examples: {
    bad: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp", "env": { "API_KEY": "${API_KEY}" } }\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "node", "args": ["${workspaceFolder}/server.js"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.cursor/mcp.json',
        text: '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp", "env": { "API_KEY": "${env:API_KEY}" } }\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "app": { "command": "sh", "args": ["-c", "exec node \\"$APP_HOME/server.js\\""] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PLACEHOLDER_NOT_EXPANDED',
  on: 'server',
  title: 'A placeholder that the client does not replace',
  severity: 'warning',
  basis: 'client',
  yieldsTo: [
    'MCP_ENV_VAR_NAME_EXPECTED',
    'MCP_BEARER_TOKEN_INLINE',
    'MCP_INVALID_VALUE',
    'MCP_COMMAND_HAS_ARGS',
    'MCP_COMMAND_SHELL_SYNTAX',
  ],
  tags: ['placeholders', 'copied'],
  since: '0.1.0',
  messages: {
    nothing: ({ text, client, advice }: Told & { advice: string | undefined }) => ({
      what: `The server gets the text ${quote(text)} as it stands.`,
      todo: advice ?? `Write the value itself: ${client} replaces no placeholders.`,
    }),
    member: ({ text, client, name, members, advice }: Told & Member & { advice: string | undefined }) => ({
      what: `${client} does not replace ${quote(text)} in ${name}.`,
      todo: advice ?? `Write the value itself: placeholders are read in ${list(members, 'and')} only.`,
    }),
    form: ({ text, client, forms }: Told & { forms: readonly string[] }) => ({
      what: `${client} does not replace ${quote(text)}.`,
      todo: `The server gets it as it stands. Write the value itself or a placeholder that ${client} reads${forms.length > 0 ? `: ${list(forms, 'or')}` : ''}.`,
    }),
    unset: ({ text, client }: Told) => ({
      what: `${client} takes ${quote(text)} for a variable, and nothing sets one of this name here.`,
      todo: 'Write the value itself, or name a variable of your own: this name is predefined elsewhere, not in this file.',
    }),
    nested: ({ text, client }: Told) => ({
      what: `${client} does not replace the placeholder inside the default of ${quote(text)}.`,
      todo: 'Write a plain text as the default, or set the outer variable.',
    }),
  },
  check({ server, reader }, report) {
    // In a template all placeholders are there to be filled in.
    if (reader.template) return
    const facts = reader.file.placeholders ?? reader.client.placeholders
    for (const { node, member } of plainStrings(server, reader.client, mayHoldPlaceholder)) {
      const name = member.key.name
      const bad = findPlaceholders(node.value).flatMap(one => {
        const why = unread(one, facts, name)
        return why ? [{ one, why }] : []
      })
      const [first] = bad
      if (!first) continue
      const place = { inside: node, from: first.one.start, to: first.one.end }
      const extras = { fixes: swapFix(node, bad, facts) }
      const told = { text: shown(first.one), client: reader.name }
      const why = knowsReader(reader) ? first.why : 'form'
      if (why === 'nothing') report(why, place, { ...told, advice: adviceFor(first.one, node, reader) }, extras)
      else if (why === 'member') {
        const advice = adviceFor(first.one, node, reader)
        report(why, place, { ...told, name, members: facts.in ?? [], advice }, extras)
      } else if (why === 'form')
        report(why, place, { ...told, forms: knowsReader(reader) ? readForms(facts) : [] }, extras)
      else report(why, place, told, extras)
    }
  },
})

/** Where several clients may read the file, a message cannot say what one of them reads instead. */
function knowsReader({ client, name }: Reader): boolean {
  return client.name === name
}

/** What stands for a secret needs another home; any other value can be written out. */
function adviceFor({ name }: Placeholder, node: StringNode, { client }: Reader): string | undefined {
  const names = [name, node.holder?.in === 'member' ? node.holder.member.key.name : '']
  return names.some(meansSecret) ? client.secretAdvice : undefined
}

/** Swaps all that the client leaves alone in one value, or nothing: half a value helps nobody. */
function swapFix(
  node: StringNode,
  bad: readonly { readonly one: Placeholder; readonly why: Unread }[],
  facts: Placeholders,
): FixDraft[] {
  if (bad.length > mostSwaps) return []
  const swaps = bad.map(({ one, why }) => ({ one, text: swapped(one, why, facts) }))
  if (swaps.some(({ text }) => text === undefined)) return []
  const forms = [...new Set(swaps.map(({ text }) => text ?? ''))]
  return [
    {
      title: `Write ${list(forms, 'and')}`,
      safety: 'safe',
      edits: edit => swaps.flatMap(({ one, text }) => edit.replaceInside(node, one.start, one.end, text ?? '')),
    },
  ]
}
