import rule from '../../../src/rules/prompt/prompt-name-missing.js'
import { cases } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"prompts":[${all.join(',')}]}`

cases(rule, {
  quiet: [{ file: 'prompts.json', text: list('{"name":"a"}') }],
  loud: [
    { file: 'prompts.json', says: 'absent', severity: 'error', pointer: '/prompts/0', text: list('«{"title":"x"}»') },
    {
      file: 'prompts.json',
      says: 'type',
      pointer: ['/prompts/0/name', '/prompts/1/name'],
      text: list('{"name":«null»}', '{"name":«["a"]»}'),
    },
    { file: 'prompts.json', says: 'empty', text: list('{"name":«""»}') },
  ],
})
