import rule from '../../../src/rules/prompt/prompt-name-duplicate.js'
import { cases, casesAcross } from '../../support/cases.js'

const list = (...all: readonly string[]) => `{"prompts":[${all.map(one => `{"name":${one}}`).join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: list('"a"', '"b"') },
    { file: 'prompts.json', text: list('""', '""') },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'again',
      severity: 'warning',
      pointer: ['/prompts/1/name', '/prompts/3/name'],
      text: list('"a"', '«"a"»', '"b"', '«"a"»'),
    },
    {
      file: 'prompts.json',
      says: 'again',
      pointer: '/1/prompts/0/name',
      text: `[${list('"a"')},${list('«"a"»')}]`,
    },
  ],
})

casesAcross(rule, 'elsewhere', [
  { 'a.prompts.json': '{"prompts":[{"name":"a"}]}', 'b.prompts.json': '{"prompts":[{"name":«"a"»}]}' },
  {
    'a.tools.json': '{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}',
    'b.prompts.json': '{"prompts":[{"name":"a"}]}',
  },
])
