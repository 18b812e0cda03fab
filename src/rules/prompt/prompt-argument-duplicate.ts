import type { StringNode } from '../../document/document.js'
import { quote } from '../../text/words.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { argumentsOf } from './shared-arguments.js'

export const page: RulePage = {
  why: 'The request prompts/get takes one value for each name. Of two arguments with one name a client asks for both and sends one.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: GetPromptRequest, arguments are a map',
  ],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "diff", "description": "Compares two files.", "arguments": [{ "name": "file" }, { "name": "file" }] }] }\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "diff", "description": "Compares two files.", "arguments": [{ "name": "old" }, { "name": "new" }] }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_ARGUMENT_DUPLICATE',
  on: 'prompt',
  title: 'Two arguments of a prompt have the same name',
  severity: 'warning',
  basis: 'advice',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    again: ({ name, who }: { name: string; who: string }) => ({
      what: `An earlier argument of ${who} is called ${name} too.`,
      todo: 'Give each argument a name of its own: a client can send one value for each name.',
    }),
  },
  check({ item }, report) {
    const seen = new Map<string, StringNode>()
    for (const { node } of argumentsOf(item.node)) {
      const name = textOf(node, 'name')
      if (!name || name.value === '') continue
      const first = seen.get(name.value)
      const related = first ? [{ place: first, message: 'The name was used here first.' }] : []
      if (first) report('again', name, { name: quote(name.value), who: called(item) }, { related })
      else seen.set(name.value, name)
    }
  },
})
