import rule from '../../../src/rules/template/resource-template-uri-missing.js'
import { cases } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"resourceTemplates":[${all.join(',')}]}`

cases(rule, {
  quiet: [{ file: 'resources.json', text: list('{"name":"a","uriTemplate":"file:///{a}"}') }],
  loud: [
    {
      file: 'resources.json',
      says: 'absent',
      severity: 'error',
      pointer: '/resourceTemplates/0',
      text: list('«{"name":"a"}»'),
    },
    {
      file: 'resources.json',
      says: 'type',
      pointer: ['/resourceTemplates/0/uriTemplate', '/resourceTemplates/1/uriTemplate'],
      text: list('{"name":"a","uriTemplate":«null»}', '{"name":"a","uriTemplate":«["a"]»}'),
    },
    { file: 'resources.json', says: 'empty', text: list('{"name":"a","uriTemplate":«""»}') },
  ],
})
