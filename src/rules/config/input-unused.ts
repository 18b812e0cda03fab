import { readInputs, usesIn } from '../../kinds/inputs.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'An input does nothing until a server asks for it. One that nobody asks for is left over, or the placeholder that was meant for it is spelt in another way.',
  sources: ['code.visualstudio.com, MCP configuration reference: an input is asked for where ${input:id} stands'],
  examples: {
    bad: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "old-key", "type": "promptString", "description": "A former key" }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server"] }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.vscode/mcp.json',
        text: '{\n  "inputs": [{ "id": "folder", "type": "promptString", "description": "Folder to search" }],\n  "servers": {\n    "search": { "command": "uvx", "args": ["search-server", "${input:folder}"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_INPUT_UNUSED',
  on: 'config',
  title: 'An input that nothing refers to',
  severity: 'info',
  basis: 'client',
  tags: ['placeholders'],
  since: '0.1.0',
  messages: {
    unused: ({ id, name }: { id: string; name: string }) => ({
      what: `Nothing in this file uses the input ${quote(id)}.`,
      todo: `Take it out, or write \${input:${id}} where it is meant; ${name} asks for an input only where that stands.`,
    }),
  },
  check({ layout: { root }, reader: { name, file } }, report) {
    const inputs = readInputs(root, file)
    if (!root || !inputs || inputs.defined.length === 0) return
    const used = new Set(usesIn(root).map(one => one.id))
    for (const { node, id } of inputs.defined) {
      if (id && !used.has(id.value)) report('unused', node, { id: id.value, name })
    }
  },
})
