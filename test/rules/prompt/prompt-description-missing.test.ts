import rule from '../../../src/rules/prompt/prompt-description-missing.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","description":"Asks."}]}' },
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","description":null}]}' },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'absent',
      severity: 'info',
      pointer: '/prompts/0',
      text: '{"prompts":[«{"name":"a"}»]}',
    },
  ],
})
