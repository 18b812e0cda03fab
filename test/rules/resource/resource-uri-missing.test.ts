import rule from '../../../src/rules/resource/resource-uri-missing.js'
import { cases } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"resources":[${all.join(',')}]}`

cases(rule, {
  quiet: [{ file: 'resources.json', text: list('{"name":"a","uri":"file:///a"}') }],
  loud: [
    {
      file: 'resources.json',
      says: 'absent',
      severity: 'error',
      pointer: '/resources/0',
      text: list('«{"name":"a"}»'),
    },
    {
      file: 'resources.json',
      says: 'type',
      pointer: ['/resources/0/uri', '/resources/1/uri'],
      text: list('{"name":"a","uri":«null»}', '{"name":"a","uri":«["a"]»}'),
    },
    { file: 'resources.json', says: 'empty', text: list('{"name":"a","uri":«""»}') },
  ],
})
