import { unknownMembers } from '../../kinds/unknown.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients drop members that they do not know without a word. A misspelt one therefore does nothing: the server starts without its variables, arguments or headers.',
  sources: ['Claude Code 2.1.332 and Codex CLI 0.171.0, run: unknown members are ignored in silence'],
  examples: {
    bad: [{ file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "enviroment": { "A": "b" } } } }\n' }],
    good: [
      { file: '.mcp.json', text: '{ "mcpServers": { "a": { "command": "uvx", "env": { "A": "b" } } } }\n' },
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "command": "uvx", "_note": "for tests", "description": "A" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_UNKNOWN_FIELD',
  on: 'values',
  title: 'A member that nobody documents',
  severity: 'warning',
  basis: 'client',
  tags: ['spelling'],
  since: '0.1.0',
  messages: {
    near: ({ name, near, client }: { name: string; near: string; client: string }) => ({
      what: `${client} knows no ${quote(name)} here.`,
      todo: `Did you mean ${quote(near)}? A member that the client does not know has no effect.`,
    }),
    unknown: ({ name, client }: { name: string; client: string }) => ({
      what: `${client} knows no ${quote(name)} here.`,
      todo: 'Take it out or correct its name: a member that the client does not know has no effect. A remark may be called description or begin with an underscore.',
    }),
    refused: ({ name, client }: { name: string; client: string }) => ({
      what: `${client} refuses ${quote(name)} here.`,
      todo: 'Take it out or correct its name: this object may hold nothing that the client does not know.',
    }),
  },
  check(subject, report) {
    const client = subject.reader.name
    for (const { member, readBy, known, refused } of unknownMembers(subject)) {
      if (readBy.length > 0) continue
      const { name } = member.key
      const at = { member, at: 'key' } as const
      const near = nearest(name, known)
      if (refused) report('refused', at, { name, client }, { severity: 'error' })
      else if (near !== undefined) report('near', at, { name, near, client })
      else report('unknown', at, { name, client })
    }
  },
})
