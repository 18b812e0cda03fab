import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { booleanInQuotes } from '../dump/shared-fixes.js'
import { defineRule, type RulePage } from '../rule.js'
import { argumentsOf } from './shared-arguments.js'

export const page: RulePage = {
  why: 'Clients ask people for the arguments that are required. A value that is no boolean fails the check of strict clients, which then refuse the whole list of prompts.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: PromptArgument.required is a boolean',
  ],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "code", "required": "true" }] }] }\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "code", "required": true }] }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_ARGUMENT_REQUIRED_INVALID',
  on: 'prompt',
  title: 'An argument of a prompt has a required that is no boolean',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['hints'],
  since: '0.1.0',
  messages: {
    type: ({ argument, who, is }: { argument: string; who: string; is: string }) => ({
      what: `"required" is ${is} in ${argument} of ${who}.`,
      todo: 'Write true or false without quotes: strict clients refuse the whole list over any other value.',
    }),
  },
  check({ item }, report) {
    for (const { node, name: argument } of argumentsOf(item.node)) {
      const value = member(node, 'required')?.value
      if (!value || value.type === 'boolean' || value.type === 'null') continue
      const is = value.type === 'string' ? quote(value.value) : typeInWords(value)
      report('type', value, { argument, who: called(item), is }, { fixes: booleanInQuotes(value) })
    }
  },
})
