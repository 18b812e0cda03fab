import rule from '../../../src/rules/config/input-invalid.js'
import { cases } from '../../support/cases.js'

const withInputs = (inputs: string): string => `{"inputs":[${inputs}],"servers":{"a":{"command":"uvx"}}}`

cases(rule, {
  quiet: [
    { client: 'vscode', text: withInputs('{"id":"k","type":"promptString","description":"A"}') },
    { client: 'vscode', text: withInputs('{"id":"k","type":"command","command":"example.key"}') },
    {
      client: 'vscode',
      text: withInputs('{"id":"k","type":"pickString","description":"A","options":["x",{"label":"Y","value":"y"}]}'),
    },
    // Wrong types are a finding of their own.
    { client: 'vscode', text: withInputs('{"id":5,"type":7,"description":"A"}') },
    { client: 'vscode', text: '{"inputs":{},"servers":{}}' },
    { client: 'cursor', text: '{"inputs":[1],"mcpServers":{}}' },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'missing',
      severity: 'error',
      pointer: '/inputs/0',
      text: withInputs('«{"id":"k","type":"promptString"}»'),
    },
    { client: 'vscode', says: 'missing', text: withInputs('«{"type":"promptString"}»') },
    { client: 'vscode', says: 'missing', text: withInputs('«{"description":"A"}»') },
    {
      client: 'vscode',
      says: 'missing',
      pointer: '/inputs/0/options/1',
      text: withInputs('{"id":"k","type":"pickString","description":"A","options":["x",«{"label":"Y"}»]}'),
    },
    {
      client: 'vscode',
      says: 'type',
      pointer: '/inputs/0/type',
      text: withInputs('{"id":"k","type":«"prompt"»,"description":"A"}'),
    },
    { client: 'vscode', says: 'type', text: withInputs('{"id":"k","type":«"toString"»}') },
    { client: 'vscode', says: 'no-object', pointer: ['/inputs/0', '/inputs/1'], text: withInputs('«"k"»,«null»') },
  ],
})
