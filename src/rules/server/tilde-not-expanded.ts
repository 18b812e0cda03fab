import type { Concept } from '../../clients/profile.js'
import { defineRule, type RulePage } from '../rule.js'
import { plainStrings } from './shared-strings.js'

/** Where people write paths. */
const places: readonly Concept[] = ['program', 'arguments', 'variables', 'folder', 'variables-file']

export const page: RulePage = {
  why: 'The home folder takes the place of ~ in a shell, and most clients start servers without one. The server gets the two characters ~/ and looks for, or makes, a folder of that name.',
  sources: [
    'Claude Code 2.1.332 and Codex CLI 0.171.0, run: ~ reaches the server as it stands',
    'microsoft/vscode, extHostMcpNode.ts: ~ is replaced in the command, its arguments and its folder, not in the variables',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "notes": { "command": "~/bin/notes-mcp", "args": ["~/notes"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "notes": { "command": "/home/dev/bin/notes-mcp", "args": ["${HOME}/notes"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TILDE_NOT_EXPANDED',
  on: 'server',
  title: 'A path begins with ~, which only a shell replaces',
  severity: 'warning',
  basis: 'client',
  yieldsTo: ['MCP_COMMAND_HAS_ARGS', 'MCP_COMMAND_SHELL_SYNTAX'],
  tags: ['startup', 'paths', 'placeholders'],
  since: '0.1.0',
  messages: {
    tilde: ({ client }: { client: string }) => ({
      what: `${client} does not replace the ~ at the start of this path.`,
      todo: 'Write the whole path of the home folder: the server gets the ~ as it stands, and only a shell would replace it.',
    }),
  },
  check({ server, reader }, report) {
    const replaced = reader.client.replacesTilde ?? []
    const names = places.flatMap(place => reader.client.words[place] ?? []).filter(name => !replaced.includes(name))
    for (const { node, member } of plainStrings(server, reader.client, text => /^~[/\\]/.test(text))) {
      if (!names.includes(member.key.name)) continue
      report('tilde', { inside: node, from: 0, to: 1 }, { client: reader.name })
    }
  },
})
