import rule from '../../../src/rules/prompt/prompt-argument-duplicate.js'
import { cases } from '../../support/cases.js'

const prompt = (...all: readonly string[]) =>
  `{"prompts":[{"name":"p","description":"Asks.","arguments":[${all.join(',')}]}]}`

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: prompt('{"name":"a"}', '{"name":"A"}') },
    { file: 'prompts.json', text: prompt('{"name":""}', '{"name":""}') },
    // Names of arguments belong to their prompt.
    { file: 'prompts.json', text: '[{"name":"a","arguments":[{"name":"x"}]},{"name":"b","arguments":[{"name":"x"}]}]' },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'again',
      severity: 'warning',
      pointer: '/prompts/0/arguments/1/name',
      text: prompt('{"name":"a"}', '{"name":«"a"»}'),
    },
  ],
})
