import rule from '../../../src/rules/prompt/prompt-argument-required-invalid.js'
import { cases } from '../../support/cases.js'

const prompt = (...all: readonly string[]) =>
  `{"prompts":[{"name":"p","description":"Asks.","arguments":[${all.join(',')}]}]}`

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: prompt('{"name":"a","required":true}', '{"name":"b","required":false}') },
    { file: 'prompts.json', text: prompt('{"name":"a","required":null}') },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'type',
      severity: 'error',
      pointer: '/prompts/0/arguments/0/required',
      text: prompt('{"name":"a","required":«"true"»}'),
      fixed: prompt('{"name":"a","required":true}'),
    },
    { file: 'prompts.json', says: 'type', text: prompt('{"name":"a","required":«1»}', '{"required":«[]»,"name":"b"}') },
  ],
})
