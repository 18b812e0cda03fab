import rule from '../../../src/rules/prompt/prompt-argument-name-missing.js'
import { cases } from '../../support/cases.js'

const prompt = (...all: readonly string[]) =>
  `{"prompts":[{"name":"p","description":"Asks.","arguments":[${all.join(',')}]}]}`

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: prompt('{"name":"a"}') },
    // MCP_LIST_ITEM_NOT_OBJECT's and MCP_PROMPT_ARGUMENTS_NOT_ARRAY's.
    { file: 'prompts.json', text: prompt('"code"') },
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","arguments":{"type":"object"}}]}' },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'absent',
      severity: 'error',
      pointer: '/prompts/0/arguments/1',
      text: prompt('{"name":"a"}', '«{"description":"x"}»'),
    },
    { file: 'prompts.json', says: 'type', pointer: '/prompts/0/arguments/0/name', text: prompt('{"name":«null»}') },
    { file: 'prompts.json', says: 'empty', text: prompt('{"name":«""»}') },
  ],
})
