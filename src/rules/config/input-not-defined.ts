import { readInputs, usesForServers } from '../../kinds/inputs.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The client asks the user for an input when a server starts. Without its definition there is nothing to ask, and the server does not start. Ids are case sensitive.',
  sources: [
    'microsoft/vscode, configurationResolverService: an input variable without a definition is an error',
    'code.visualstudio.com, MCP configuration reference: ${input:id} refers to an item of inputs',
  ],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server"], "env": { "SEARCH_KEY": "${input:search-key}" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "search-key", "type": "promptString", "description": "Key for the search", "password": true }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server"], "env": { "SEARCH_KEY": "${input:search-key}" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_NOT_DEFINED',
  on: 'config',
  title: 'A placeholder asks for an input that is not defined',
  severity: 'error',
  basis: 'client',
  tags: ['placeholders'],
  since: '0.1.0',
  messages: {
    near: ({ id, near, name }: { id: string; near: string; name: string }) => ({
      what: `No input has the id ${quote(id)}.`,
      todo: `Write \${input:${near}}, which is defined, or add an input with this id: ${name} cannot start the server without it.`,
    }),
    missing: ({ id, place, name }: { id: string; place: string; name: string }) => ({
      what: `No input has the id ${quote(id)}.`,
      todo: `Add an input with this id to ${quote(place)}, with its type and description: ${name} cannot start the server without it.`,
    }),
  },
  check({ layout, reader: { name, file } }, report) {
    const inputs = readInputs(layout.root, file)
    if (!inputs?.readable) return
    const ids = new Set(inputs.defined.flatMap(one => one.id?.value ?? []))
    for (const { node, id, from, to } of usesForServers(layout, file)) {
      if (ids.has(id)) continue
      const near = nearest(id, ids)
      const place = { inside: node, from, to }
      if (near) report('near', place, { id, near, name })
      else report('missing', place, { id, place: (file.inputs ?? []).join('.'), name })
    }
  },
})
