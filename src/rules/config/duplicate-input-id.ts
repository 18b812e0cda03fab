import type { StringNode } from '../../document/document.js'
import { readInputs } from '../../kinds/inputs.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A placeholder names an input by its id. Of two inputs with one id only one is ever asked for, and servers that need two different values get the same.',
  sources: ['code.visualstudio.com, MCP configuration reference: ${input:id} finds an input by its id'],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [\n    { "id": "key", "type": "promptString", "description": "Key for the search" },\n    { "id": "key", "type": "promptString", "description": "Key for the mail" }\n  ],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server"], "env": { "SEARCH_KEY": "${input:key}" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [\n    { "id": "key", "type": "promptString", "description": "Key for the search" }\n  ],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server"], "env": { "SEARCH_KEY": "${input:key}" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DUPLICATE_INPUT_ID',
  on: 'config',
  title: 'Two inputs with the same id',
  severity: 'warning',
  basis: 'client',
  tags: ['placeholders'],
  since: '0.1.0',
  messages: {
    again: ({ id, name }: { id: string; name: string }) => ({
      what: `Another input has the id ${quote(id)} already.`,
      todo: `Give one of them another id, or take one out: ${name} asks for only one of them.`,
    }),
  },
  check({ layout: { root }, reader: { name, file } }, report) {
    const firsts = new Map<string, StringNode>()
    for (const { id } of readInputs(root, file)?.defined ?? []) {
      if (!id) continue
      const first = firsts.get(id.value)
      if (!first) firsts.set(id.value, id)
      else {
        const related = [{ place: first, message: 'The other input is here.' }]
        report('again', id, { id: id.value, name }, { related })
      }
    }
  },
})
