import rule from '../../../src/rules/template/resource-template-duplicate.js'
import { cases, casesAcross } from '../../support/cases.js'

const list = (...all: readonly string[]) =>
  `{"resourceTemplates":[${all.map(one => `{"uriTemplate":${one},"name":"a"}`).join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'resources.json', text: list('"file:///{a}"', '"file:///{b}"') },
    { file: 'resources.json', text: list('""', '""') },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'again',
      severity: 'warning',
      pointer: ['/resourceTemplates/1/uriTemplate', '/resourceTemplates/3/uriTemplate'],
      text: list('"file:///{a}"', '«"file:///{a}"»', '"file:///{b}"', '«"file:///{a}"»'),
    },
    {
      file: 'resources.json',
      says: 'again',
      pointer: '/1/resourceTemplates/0/uriTemplate',
      text: `[${list('"file:///{a}"')},${list('«"file:///{a}"»')}]`,
    },
  ],
})

casesAcross(rule, 'elsewhere', [
  {
    'a.resources.json': '{"resourceTemplates":[{"uriTemplate":"file:///{a}","name":"a"}]}',
    'b.resources.json': '{"resourceTemplates":[{"uriTemplate":«"file:///{a}"»,"name":"a"}]}',
    'c.resources.json': '{"resourceTemplates":[{"uriTemplate":«"file:///{a}"»,"name":"a"}]}',
  },
])
