import { quote } from '../../text/words.js'
import { repeated, repeatedAcross } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The name identifies a prompt, and prompts/get takes nothing but the name. Of two prompts with one name only one can be fetched.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/prompts: Prompt, the name is a unique identifier',
  ],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change." }, { "name": "review", "description": "Reviews a design." }] }\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change." }, { "name": "review_design", "description": "Reviews a design." }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_NAME_DUPLICATE',
  on: 'dump',
  title: 'Two prompts have the same name',
  severity: 'warning',
  basis: 'spec',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    again: ({ text }: { text: string }) => ({
      what: `An earlier prompt is called ${text} too.`,
      todo: 'Give each prompt a name of its own: a client can fetch only one of those that share a name.',
    }),
    elsewhere: ({ text, file }: Record<'text' | 'file', string>) => ({
      what: `Another file of this server, ${file}, lists a prompt called ${text} too.`,
      todo: 'Give each prompt a name of its own: a client can fetch only one of those that share a name.',
    }),
  },
  check({ dump }, report) {
    for (const { text, first } of repeated(dump.lists, 'prompts', 'name'))
      report(
        'again',
        text,
        { text: quote(text.value) },
        { related: [{ place: first, message: 'The name was used here first.' }] },
      )
  },
  across(run, report) {
    for (const { entry, first } of repeatedAcross(run, 'prompts'))
      report(
        'elsewhere',
        { entry },
        { text: quote(entry.id), file: quote(first.uri) },
        { related: [{ place: { entry: first }, message: 'The name was used here first.' }] },
      )
  },
})
