import rule from '../../../src/rules/template/resource-template-name-missing.js'
import { cases } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"resourceTemplates":[${all.join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'resources.json', text: list('{"uriTemplate":"file:///{a}","name":"a"}') },
    { file: 'resources.json', text: list('{"uriTemplate":"file:///{a}","name":""}') },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'absent',
      severity: 'error',
      pointer: '/resourceTemplates/0',
      text: list('«{"uriTemplate":"file:///{a}"}»'),
    },
    {
      file: 'resources.json',
      says: 'type',
      pointer: ['/resourceTemplates/0/name', '/resourceTemplates/1/name'],
      text: list('{"uriTemplate":"file:///{a}","name":«null»}', '{"uriTemplate":"file:///{a}","name":«["a"]»}'),
    },
  ],
})
