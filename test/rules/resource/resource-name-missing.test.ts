import rule from '../../../src/rules/resource/resource-name-missing.js'
import { cases } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"resources":[${all.join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'resources.json', text: list('{"uri":"file:///a","name":"a"}') },
    { file: 'resources.json', text: list('{"uri":"file:///a","name":""}') },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'absent',
      severity: 'error',
      pointer: '/resources/0',
      text: list('«{"uri":"file:///a"}»'),
    },
    {
      file: 'resources.json',
      says: 'type',
      pointer: ['/resources/0/name', '/resources/1/name'],
      text: list('{"uri":"file:///a","name":«null»}', '{"uri":"file:///a","name":«["a"]»}'),
    },
  ],
})
