import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client fetches a prompt by its name. Without one nobody can fetch it, and strict clients refuse the whole list because of it.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Prompt, BaseMetadata'],
  examples: {
    bad: [{ file: 'prompts.json', text: '{ "prompts": [{ "description": "Reviews a change." }] }\n' }],
    good: [
      { file: 'prompts.json', text: '{ "prompts": [{ "name": "review", "description": "Reviews a change." }] }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_NAME_MISSING',
  on: 'prompt',
  title: 'A prompt has no name',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string; is: string }) => ({
      what: `${who} has no name.`,
      todo: 'Give it one: a client fetches a prompt by its name, and strict ones refuse the whole list without it.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The name of ${who} is ${is}, not a string.`,
      todo: 'Write the name as a string: strict clients refuse the whole list over any other type.',
    }),
    empty: ({ who }: { who: string; is: string }) => ({
      what: `The name of ${who} is empty.`,
      todo: 'Give the prompt a name: nobody can fetch one that has none.',
    }),
  },
  check({ item }, report) {
    const missing = missingText(item.node, 'name')
    if (missing) report(missing.id, missing.at, { who: called(item), is: missing.is })
  },
})
