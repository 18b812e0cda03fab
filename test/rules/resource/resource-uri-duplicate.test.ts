import rule from '../../../src/rules/resource/resource-uri-duplicate.js'
import { cases, casesAcross } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"resources":[${all.map(one => `{"uri":${one},"name":"a"}`).join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'resources.json', text: list('"file:///a"', '"file:///A"') },
    { file: 'resources.json', text: list('""', '""') },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'again',
      severity: 'warning',
      pointer: ['/resources/1/uri', '/resources/3/uri'],
      text: list('"file:///a"', '«"file:///a"»', '"file:///A"', '«"file:///a"»'),
    },
    {
      file: 'resources.json',
      says: 'again',
      pointer: '/1/resources/0/uri',
      text: `[${list('"file:///a"')},${list('«"file:///a"»')}]`,
    },
  ],
})

casesAcross(rule, 'elsewhere', [
  {
    'a.resources.json': '{"resources":[{"uri":"file:///a","name":"a"}]}',
    'b.resources.json': '{"resources":[{"uri":«"file:///a"»,"name":"b"}]}',
  },
])
