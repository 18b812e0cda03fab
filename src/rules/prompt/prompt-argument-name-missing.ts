import { called, missingText } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { argumentsOf } from './shared-arguments.js'

export const page: RulePage = {
  why: 'The request prompts/get takes the arguments by name. One without a name cannot be filled in, and strict clients refuse the whole list because of it.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: PromptArgument, BaseMetadata'],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": [{ "description": "The code." }] }] }\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "code", "description": "The code." }] }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_ARGUMENT_NAME_MISSING',
  on: 'prompt',
  title: 'An argument of a prompt has no name',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    absent: ({ who, argument }: { who: string; argument: string; is: string }) => ({
      what: `${argument} of ${who} has no name.`,
      todo: 'Give it one: a client fills in arguments by their names, and strict ones refuse the whole list without them.',
    }),
    type: ({ who, argument, is }: { who: string; argument: string; is: string }) => ({
      what: `The name of ${argument} of ${who} is ${is}, not a string.`,
      todo: 'Write the name as a string: strict clients refuse the whole list over any other type.',
    }),
    empty: ({ who, argument }: { who: string; argument: string; is: string }) => ({
      what: `The name of ${argument} of ${who} is empty.`,
      todo: 'Give it a name: nobody can fill in an argument that has none.',
    }),
  },
  check({ item }, report) {
    for (const { node, name: argument } of argumentsOf(item.node)) {
      const missing = missingText(node, 'name')
      if (missing) report(missing.id, missing.at, { who: called(item), argument, is: missing.is })
    }
  },
})
