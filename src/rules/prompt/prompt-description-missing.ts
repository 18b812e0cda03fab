import { member } from '../../document/tree.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'People pick a prompt from a list, where its description stands beside the name. Without one they have to try it out to see what it does.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Prompt.description (optional)'],
  examples: {
    bad: [{ file: 'prompts.json', text: '{ "prompts": [{ "name": "review" }] }\n' }],
    good: [
      { file: 'prompts.json', text: '{ "prompts": [{ "name": "review", "description": "Reviews a change." }] }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_DESCRIPTION_MISSING',
  on: 'prompt',
  title: 'A prompt has no description',
  severity: 'info',
  basis: 'advice',
  tags: ['description'],
  since: '0.1.0',
  messages: {
    absent: ({ who }: { who: string }) => ({
      what: `${who} has no description.`,
      todo: 'Say what it asks the model to do: people pick a prompt by its description.',
    }),
  },
  check({ item }, report) {
    if (!member(item.node, 'description')) report('absent', item.node, { who: called(item) })
  },
})
