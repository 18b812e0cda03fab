import rule from '../../../src/rules/config/duplicate-input-id.js'
import { cases } from '../../support/cases.js'

const input = (id: string): string => `{"id":${id},"type":"promptString","description":"A"}`
const servers = '"servers":{"a":{"command":"uvx","args":["${input:k}"]}}'

cases(rule, {
  quiet: [
    { client: 'vscode', text: `{"inputs":[${input('"k"')},${input('"K"')}],${servers}}` },
    { client: 'vscode', text: `{"inputs":[${input('1')},${input('1')}],${servers}}` },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'again',
      severity: 'warning',
      pointer: ['/inputs/1/id', '/inputs/2/id'],
      text: `{"inputs":[${input('"k"')},${input('«"k"»')},${input('«"k"»')}],${servers}}`,
    },
  ],
})
